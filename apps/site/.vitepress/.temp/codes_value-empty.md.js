import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"value-empty","description":"The value is empty, so it would leave no trace in the URI.","frontmatter":{"title":"value-empty","description":"The value is empty, so it would leave no trace in the URI.","prev":{"text":"value-of-wrong-kind","link":"/codes/value-of-wrong-kind"},"next":{"text":"value-lone-surrogate","link":"/codes/value-lone-surrogate"}},"headers":[],"relativePath":"codes/value-empty.md","filePath":"codes/value-empty.md"}');
const _sfc_main = { name: "codes/value-empty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="value-empty" tabindex="-1"><code>value-empty</code> <a class="header-anchor" href="#value-empty" aria-label="Permalink to &quot;\`value-empty\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#uri-templates">URI Templates</a></p><p>The value is empty, so it would leave no trace in the URI.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>An empty value in a path looks as if there were no value, and it can join two slashes. The URI would be read back without the value, or lead to another resource, such as the whole collection.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Give a value that is not empty.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>expand({&quot;id&quot;:&quot;&quot;})</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{id}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users{?id}</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain value-empty</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-3.2.2" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-3.2.2</code></a></p><p>Package: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/value-empty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const valueEmpty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  valueEmpty as default
};
