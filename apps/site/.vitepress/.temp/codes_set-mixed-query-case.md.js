import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"set-mixed-query-case","description":"The set mixes conventions for names of query parameters.","frontmatter":{"title":"set-mixed-query-case","description":"The set mixes conventions for names of query parameters.","prev":{"text":"set-mixed-path-case","link":"/codes/set-mixed-path-case"},"next":{"text":"set-mixed-pagination","link":"/codes/set-mixed-pagination"}},"headers":[],"relativePath":"codes/set-mixed-query-case.md","filePath":"codes/set-mixed-query-case.md"}');
const _sfc_main = { name: "codes/set-mixed-query-case.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="set-mixed-query-case" tabindex="-1"><code>set-mixed-query-case</code> <a class="header-anchor" href="#set-mixed-query-case" aria-label="Permalink to &quot;\`set-mixed-query-case\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>The set mixes conventions for names of query parameters.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A project should have one convention, or a misspelt parameter is ignored without a message. The one that most names follow is taken as the convention.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Use the convention of the other names.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>linted as a query, in a set with ?perPage=2</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>?per_page=1&amp;sort_by=a</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>?per_page=1 and ?sort_by=a</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain set-mixed-query-case</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#set-mixed-query-case" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#set-mixed-query-case</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/set-mixed-query-case.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const setMixedQueryCase = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  setMixedQueryCase as default
};
