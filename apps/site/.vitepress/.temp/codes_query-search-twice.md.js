import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"query-search-twice","description":"Two parameters say what to search for.","frontmatter":{"title":"query-search-twice","description":"Two parameters say what to search for.","prev":{"text":"query-list-item-empty","link":"/codes/query-list-item-empty"},"next":{"text":"query-repeated","link":"/codes/query-repeated"}},"headers":[],"relativePath":"codes/query-search-twice.md","filePath":"codes/query-search-twice.md"}');
const _sfc_main = { name: "codes/query-search-twice.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="query-search-twice" tabindex="-1"><code>query-search-twice</code> <a class="header-anchor" href="#query-search-twice" aria-label="Permalink to &quot;\`query-search-twice\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>Two parameters say what to search for.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p><code>q</code> and <code>search</code> are two names for one thing. A server can follow only one of them, and the reader of the URI cannot know which.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Use one name in the whole project.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>linted as a query</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>?q=a&amp;search=b</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>?q=search+term</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=?q=a%26search=b" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain query-search-twice</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#query-search-twice" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#query-search-twice</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/query-search-twice.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const querySearchTwice = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  querySearchTwice as default
};
