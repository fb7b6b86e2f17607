import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"query-repeated","description":"A parameter is given twice.","frontmatter":{"title":"query-repeated","description":"A parameter is given twice.","prev":{"text":"query-search-twice","link":"/codes/query-search-twice"},"next":{"text":"query-empty-value","link":"/codes/query-empty-value"}},"headers":[],"relativePath":"codes/query-repeated.md","filePath":"codes/query-repeated.md"}');
const _sfc_main = { name: "codes/query-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="query-repeated" tabindex="-1"><code>query-repeated</code> <a class="header-anchor" href="#query-repeated" aria-label="Permalink to &quot;\`query-repeated\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>A parameter is given twice.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Some servers take the first value, some the last, and some make a list of both. A check that reads one and a handler that reads the other do not agree on what is asked for. Names that end in <code>[]</code> are lists.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Give each parameter once, and a list as one value: <code>?tags=a,b</code>.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>linted as a query</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>?page=1&amp;page=2</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>?page=1&amp;sort=name</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=?page=1%26page=2" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain query-repeated</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#query-repeated" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#query-repeated</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/query-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const queryRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  queryRepeated as default
};
