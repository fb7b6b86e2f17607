import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"query-pagination-mixed","description":"The query mixes two ways of paging.","frontmatter":{"title":"query-pagination-mixed","description":"The query mixes two ways of paging.","prev":{"text":"query-sort-twice","link":"/codes/query-sort-twice"},"next":{"text":"query-pagination-value","link":"/codes/query-pagination-value"}},"headers":[],"relativePath":"codes/query-pagination-mixed.md","filePath":"codes/query-pagination-mixed.md"}');
const _sfc_main = { name: "codes/query-pagination-mixed.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="query-pagination-mixed" tabindex="-1"><code>query-pagination-mixed</code> <a class="header-anchor" href="#query-pagination-mixed" aria-label="Permalink to &quot;\`query-pagination-mixed\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>The query mixes two ways of paging.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Pages, offsets and cursors each say where to begin. If a query has two of them, the server has to choose.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Use one way of paging.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>linted as a query</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>?page=2&amp;offset=40</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>?page=1&amp;per_page=20</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=?page=2%26offset=40" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain query-pagination-mixed</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#query-pagination-mixed" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#query-pagination-mixed</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/query-pagination-mixed.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const queryPaginationMixed = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  queryPaginationMixed as default
};
