import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"query-not-decodable","description":"The query contains a % without two hex digits, or bytes that are not UTF-8.","frontmatter":{"title":"query-not-decodable","description":"The query contains a % without two hex digits, or bytes that are not UTF-8.","prev":{"text":"file-host-remote","link":"/codes/file-host-remote"},"next":{"text":"fragment-not-valid","link":"/codes/fragment-not-valid"}},"headers":[],"relativePath":"codes/query-not-decodable.md","filePath":"codes/query-not-decodable.md"}');
const _sfc_main = { name: "codes/query-not-decodable.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="query-not-decodable" tabindex="-1"><code>query-not-decodable</code> <a class="header-anchor" href="#query-not-decodable" aria-label="Permalink to &quot;\`query-not-decodable\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>The query contains a <code>%</code> without two hex digits, or bytes that are not UTF-8.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Names and values of parameters are decoded as UTF-8, exactly once. Other bytes would become replacement characters, so two different values would become one.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Percent-encode the query as UTF-8.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>memory://s/k?a=%FF</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>memory://s/k?a=%C3%A9</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain query-not-decodable</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-2.1" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-2.1</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/query-not-decodable.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const queryNotDecodable = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  queryNotDecodable as default
};
