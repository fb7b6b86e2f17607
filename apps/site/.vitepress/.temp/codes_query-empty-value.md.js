import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"query-empty-value","description":"A query parameter has an empty value.","frontmatter":{"title":"query-empty-value","description":"A query parameter has an empty value.","prev":{"text":"query-repeated","link":"/codes/query-repeated"},"next":{"text":"query-secret","link":"/codes/query-secret"}},"headers":[],"relativePath":"codes/query-empty-value.md","filePath":"codes/query-empty-value.md"}');
const _sfc_main = { name: "codes/query-empty-value.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="query-empty-value" tabindex="-1"><code>query-empty-value</code> <a class="header-anchor" href="#query-empty-value" aria-label="Permalink to &quot;\`query-empty-value\`&quot;">​</a></h1><p><strong>Info</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>A query parameter has an empty value.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>The guide removes empty parameters when it normalises a URI, so they cannot mean anything. A server that reads them gives another answer after normalisation.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Remove the parameter, or give it a value.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>linted as a query</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>?a=&amp;b=2</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>?b=2</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=?a=%26b=2" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain query-empty-value</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#query-empty-value" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#query-empty-value</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/query-empty-value.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const queryEmptyValue = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  queryEmptyValue as default
};
