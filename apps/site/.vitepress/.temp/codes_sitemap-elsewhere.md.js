import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"sitemap-elsewhere","description":"An index lists sitemaps of several sites.","frontmatter":{"title":"sitemap-elsewhere","description":"An index lists sitemaps of several sites.","prev":{"text":"sitemap-repeated","link":"/codes/sitemap-repeated"},"next":{"text":"page-elsewhere","link":"/codes/page-elsewhere"}},"headers":[],"relativePath":"codes/sitemap-elsewhere.md","filePath":"codes/sitemap-elsewhere.md"}');
const _sfc_main = { name: "codes/sitemap-elsewhere.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="sitemap-elsewhere" tabindex="-1"><code>sitemap-elsewhere</code> <a class="header-anchor" href="#sitemap-elsewhere" aria-label="Permalink to &quot;\`sitemap-elsewhere\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sites">Sites and files</a></p><p>An index lists sitemaps of several sites.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A sitemap must have the same scheme, host and port as its index. Search engines do not read the other sitemaps, so their pages are not found through this index.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Create an index for each site.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>an index with sitemaps on a.example and b.example</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain sitemap-elsewhere</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html#index" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html#index</code></a></p><p>Package: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/sitemap-elsewhere.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const sitemapElsewhere = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  sitemapElsewhere as default
};
