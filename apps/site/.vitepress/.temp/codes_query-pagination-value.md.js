import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"query-pagination-value","description":"A page, an offset or a limit is not a whole number.","frontmatter":{"title":"query-pagination-value","description":"A page, an offset or a limit is not a whole number.","prev":{"text":"query-pagination-mixed","link":"/codes/query-pagination-mixed"},"next":{"text":"query-list-item-empty","link":"/codes/query-list-item-empty"}},"headers":[],"relativePath":"codes/query-pagination-value.md","filePath":"codes/query-pagination-value.md"}');
const _sfc_main = { name: "codes/query-pagination-value.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="query-pagination-value" tabindex="-1"><code>query-pagination-value</code> <a class="header-anchor" href="#query-pagination-value" aria-label="Permalink to &quot;\`query-pagination-value\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>A page, an offset or a limit is not a whole number.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Clients count with these values: a page or a limit that is not a whole number from 1 (an offset: from 0) gives an error, or the wrong page.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Write a whole number.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>linted as a query</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>?page=first</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>?offset=0&amp;limit=20</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=?page=first" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain query-pagination-value</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#query-pagination-value" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#query-pagination-value</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/query-pagination-value.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const queryPaginationValue = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  queryPaginationValue as default
};
