import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"too-many-elements","description":"There are more images, articles or tags than allowed.","frontmatter":{"title":"too-many-elements","description":"There are more images, articles or tags than allowed.","prev":{"text":"extension-namespace","link":"/codes/extension-namespace"},"next":{"text":"unknown-attribute","link":"/codes/unknown-attribute"}},"headers":[],"relativePath":"codes/too-many-elements.md","filePath":"codes/too-many-elements.md"}');
const _sfc_main = { name: "codes/too-many-elements.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="too-many-elements" tabindex="-1"><code>too-many-elements</code> <a class="header-anchor" href="#too-many-elements" aria-label="Permalink to &quot;\`too-many-elements\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sitemaps">Sitemaps</a></p><p>There are more images, articles or tags than allowed.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A page can have 1,000 images, a file 1,000 articles, and a video 32 tags. The others are ignored.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Remove the elements that are too many, or split the file.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a page with 1,001 images</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain too-many-elements</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap" target="_blank" rel="noreferrer"><code>developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap</code></a></p><p>Package: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/too-many-elements.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const tooManyElements = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  tooManyElements as default
};
