import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"sitemap-not-found","description":"The index names a sitemap that is not there.","frontmatter":{"title":"sitemap-not-found","description":"The index names a sitemap that is not there.","prev":{"text":"file-too-large","link":"/codes/file-too-large"},"next":{"text":"nested-index","link":"/codes/nested-index"}},"headers":[],"relativePath":"codes/sitemap-not-found.md","filePath":"codes/sitemap-not-found.md"}');
const _sfc_main = { name: "codes/sitemap-not-found.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="sitemap-not-found" tabindex="-1"><code>sitemap-not-found</code> <a class="header-anchor" href="#sitemap-not-found" aria-label="Permalink to &quot;\`sitemap-not-found\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sitemaps">Sitemaps</a></p><p>The index names a sitemap that is not there.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Search engines report an error for the index, and do not find the pages of that sitemap through it. Often the file was renamed, or was not uploaded.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Add the file, or remove it from the index.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>an index that names \`news.xml\`, in a folder without that file</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>the index and \`news.xml\` in one folder</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain sitemap-not-found</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html#index" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html#index</code></a></p><p>Package: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/sitemap-not-found.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const sitemapNotFound = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  sitemapNotFound as default
};
