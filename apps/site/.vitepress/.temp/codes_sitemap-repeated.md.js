import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"sitemap-repeated","description":"An index lists a sitemap twice.","frontmatter":{"title":"sitemap-repeated","description":"An index lists a sitemap twice.","prev":{"text":"packed-copy","link":"/codes/packed-copy"},"next":{"text":"sitemap-elsewhere","link":"/codes/sitemap-elsewhere"}},"headers":[],"relativePath":"codes/sitemap-repeated.md","filePath":"codes/sitemap-repeated.md"}');
const _sfc_main = { name: "codes/sitemap-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="sitemap-repeated" tabindex="-1"><code>sitemap-repeated</code> <a class="header-anchor" href="#sitemap-repeated" aria-label="Permalink to &quot;\`sitemap-repeated\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#sites">Sites and files</a></p><p>An index lists a sitemap twice.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>The sitemap is read once. The second entry may be meant for another file, whose pages are then missing.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Remove one of the entries, or correct its URL.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>an index with two entries for one URL</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain sitemap-repeated</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html#index" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html#index</code></a></p><p>Package: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/sitemap-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const sitemapRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  sitemapRepeated as default
};
