import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"query-list-item-empty","description":"A list of fields has an empty item.","frontmatter":{"title":"query-list-item-empty","description":"A list of fields has an empty item.","prev":{"text":"query-pagination-value","link":"/codes/query-pagination-value"},"next":{"text":"query-search-twice","link":"/codes/query-search-twice"}},"headers":[],"relativePath":"codes/query-list-item-empty.md","filePath":"codes/query-list-item-empty.md"}');
const _sfc_main = { name: "codes/query-list-item-empty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="query-list-item-empty" tabindex="-1"><code>query-list-item-empty</code> <a class="header-anchor" href="#query-list-item-empty" aria-label="Permalink to &quot;\`query-list-item-empty\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>A list of fields has an empty item.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p><code>fields=id,,name</code> is a slip: either an item is missing, or there is one comma too many. Servers read the gap as an empty name, or fail.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Remove the comma, or add the item.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>linted as a query</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>?include=author,</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>?fields=id,name,email</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=?include=author," target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain query-list-item-empty</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#query-list-item-empty" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#query-list-item-empty</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/query-list-item-empty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const queryListItemEmpty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  queryListItemEmpty as default
};
