import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"template-ambiguous","description":"Some URI can be read in two ways.","frontmatter":{"title":"template-ambiguous","description":"Some URI can be read in two ways.","prev":{"text":"template-invalid-modifier","link":"/codes/template-invalid-modifier"},"next":{"text":"template-too-complex","link":"/codes/template-too-complex"}},"headers":[],"relativePath":"codes/template-ambiguous.md","filePath":"codes/template-ambiguous.md"}');
const _sfc_main = { name: "codes/template-ambiguous.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="template-ambiguous" tabindex="-1"><code>template-ambiguous</code> <a class="header-anchor" href="#template-ambiguous" aria-label="Permalink to &quot;\`template-ambiguous\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#uri-templates">URI Templates</a></p><p>Some URI can be read in two ways.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A server that matches URIs with the template would have to guess which part belongs to which variable, and an attacker can choose URIs for which it guesses wrong.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Put a character between the variables that no value of them can contain.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{folder}{name}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{folder}/{name}</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain template-ambiguous</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-1.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-1.4</code></a></p><p>Package: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/template-ambiguous.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const templateAmbiguous = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  templateAmbiguous as default
};
