import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"template-too-complex","description":"The template is too large to decide whether it is ambiguous.","frontmatter":{"title":"template-too-complex","description":"The template is too large to decide whether it is ambiguous.","prev":{"text":"template-ambiguous","link":"/codes/template-ambiguous"},"next":{"text":"template-dot-segment","link":"/codes/template-dot-segment"}},"headers":[],"relativePath":"codes/template-too-complex.md","filePath":"codes/template-too-complex.md"}');
const _sfc_main = { name: "codes/template-too-complex.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="template-too-complex" tabindex="-1"><code>template-too-complex</code> <a class="header-anchor" href="#template-too-complex" aria-label="Permalink to &quot;\`template-too-complex\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#uri-templates">URI Templates</a></p><p>The template is too large to decide whether it is ambiguous.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Whether a template is ambiguous is decided with an automaton of at most 20,000 transitions and 50,000 pairs of states. Beyond these limits a hostile template could keep a server busy, so it is refused. No template of a real service comes near.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Make it shorter, or split it into several templates.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>the wrong template is repeated 10,000 times</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{a}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{/a*}</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain template-too-complex</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-1.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-1.4</code></a></p><p>Package: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/template-too-complex.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const templateTooComplex = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  templateTooComplex as default
};
