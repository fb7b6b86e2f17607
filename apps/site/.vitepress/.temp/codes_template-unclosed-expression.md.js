import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"template-unclosed-expression","description":"An expression begins with { but has no }.","frontmatter":{"title":"template-unclosed-expression","description":"An expression begins with { but has no }.","prev":false,"next":{"text":"template-stray-brace","link":"/codes/template-stray-brace"}},"headers":[],"relativePath":"codes/template-unclosed-expression.md","filePath":"codes/template-unclosed-expression.md"}');
const _sfc_main = { name: "codes/template-unclosed-expression.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="template-unclosed-expression" tabindex="-1"><code>template-unclosed-expression</code> <a class="header-anchor" href="#template-unclosed-expression" aria-label="Permalink to &quot;\`template-unclosed-expression\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#uri-templates">URI Templates</a></p><p>An expression begins with <code>{</code> but has no <code>}</code>.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Everything between <code>{</code> and <code>}</code> is an expression. Without the closing brace, the end of the expression is unknown, so nothing can be expanded or matched. Often a brace was lost when the template was edited, or the brace is data.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Close the expression, or write a brace that is data as <code>%7B</code>.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{id</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{id}</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain template-unclosed-expression</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-2" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-2</code></a></p><p>Package: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/template-unclosed-expression.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const templateUnclosedExpression = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  templateUnclosedExpression as default
};
