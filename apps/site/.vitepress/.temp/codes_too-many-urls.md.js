import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"too-many-urls","description":"A sitemap lists more than 50,000 pages.","frontmatter":{"title":"too-many-urls","description":"A sitemap lists more than 50,000 pages.","prev":{"text":"no-entries","link":"/codes/no-entries"},"next":{"text":"too-many-sitemaps","link":"/codes/too-many-sitemaps"}},"headers":[],"relativePath":"codes/too-many-urls.md","filePath":"codes/too-many-urls.md"}');
const _sfc_main = { name: "codes/too-many-urls.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="too-many-urls" tabindex="-1"><code>too-many-urls</code> <a class="header-anchor" href="#too-many-urls" aria-label="Permalink to &quot;\`too-many-urls\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sitemaps">Sitemaps</a></p><p>A sitemap lists more than 50,000 pages.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Search engines do not read the rest, or reject the file. Several sitemaps can have any number of pages, and an index names them all.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Split the sitemap: <code>waymark sitemap</code> does so by itself.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>50,001 \`url\` elements</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>two sitemaps, and an index that names both</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain too-many-urls</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html#index" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html#index</code></a></p><p>Package: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/too-many-urls.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const tooManyUrls = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  tooManyUrls as default
};
