import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"template-invalid-modifier","description":"The modifier after a name is not valid.","frontmatter":{"title":"template-invalid-modifier","description":"The modifier after a name is not valid.","prev":{"text":"template-invalid-variable","link":"/codes/template-invalid-variable"},"next":{"text":"template-ambiguous","link":"/codes/template-ambiguous"}},"headers":[],"relativePath":"codes/template-invalid-modifier.md","filePath":"codes/template-invalid-modifier.md"}');
const _sfc_main = { name: "codes/template-invalid-modifier.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="template-invalid-modifier" tabindex="-1"><code>template-invalid-modifier</code> <a class="header-anchor" href="#template-invalid-modifier" aria-label="Permalink to &quot;\`template-invalid-modifier\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#uri-templates">URI Templates</a></p><p>The modifier after a name is not valid.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Two modifiers exist: <code>*</code> explodes a list or a record, and <code>:4</code> takes at most four characters of a string. They cannot be combined.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Write <code>*</code>, or <code>:</code> and a number from 1 to 9999.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{id:0}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{id:3}</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain template-invalid-modifier</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-2.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-2.4</code></a></p><p>Package: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/template-invalid-modifier.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const templateInvalidModifier = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  templateInvalidModifier as default
};
