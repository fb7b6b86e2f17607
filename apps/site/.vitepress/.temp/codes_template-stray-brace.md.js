import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"template-stray-brace","description":"A } appears outside an expression.","frontmatter":{"title":"template-stray-brace","description":"A } appears outside an expression.","prev":{"text":"template-unclosed-expression","link":"/codes/template-unclosed-expression"},"next":{"text":"template-invalid-literal","link":"/codes/template-invalid-literal"}},"headers":[],"relativePath":"codes/template-stray-brace.md","filePath":"codes/template-stray-brace.md"}');
const _sfc_main = { name: "codes/template-stray-brace.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="template-stray-brace" tabindex="-1"><code>template-stray-brace</code> <a class="header-anchor" href="#template-stray-brace" aria-label="Permalink to &quot;\`template-stray-brace\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#uri-templates">URI Templates</a></p><p>A <code>}</code> appears outside an expression.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Braces enclose expressions and cannot be part of the text around them. A <code>}</code> alone is the rest of an expression whose <code>{</code> was lost, so the template would build another URI than was meant; it is refused instead.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Remove it, or write a brace that is data as <code>%7D</code>.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/id}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{id}</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain template-stray-brace</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-2.1" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-2.1</code></a></p><p>Package: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/template-stray-brace.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const templateStrayBrace = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  templateStrayBrace as default
};
