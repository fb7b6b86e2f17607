import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"value-of-wrong-kind","description":"The value is not of the kind that the variable holds.","frontmatter":{"title":"value-of-wrong-kind","description":"The value is not of the kind that the variable holds.","prev":{"text":"value-missing","link":"/codes/value-missing"},"next":{"text":"value-empty","link":"/codes/value-empty"}},"headers":[],"relativePath":"codes/value-of-wrong-kind.md","filePath":"codes/value-of-wrong-kind.md"}');
const _sfc_main = { name: "codes/value-of-wrong-kind.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="value-of-wrong-kind" tabindex="-1"><code>value-of-wrong-kind</code> <a class="header-anchor" href="#value-of-wrong-kind" aria-label="Permalink to &quot;\`value-of-wrong-kind\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#uri-templates">URI Templates</a></p><p>The value is not of the kind that the variable holds.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A variable holds a string, a list if it has the modifier <code>*</code>, or what the option <code>kinds</code> says: a string, a safe integer, a list of strings, or a record of strings.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Give a string, or what <code>kinds</code> says.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>expand({&quot;id&quot;:[&quot;a&quot;,&quot;b&quot;]})</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{id}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{id*}</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain value-of-wrong-kind</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-2.3" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-2.3</code></a></p><p>Package: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/value-of-wrong-kind.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const valueOfWrongKind = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  valueOfWrongKind as default
};
