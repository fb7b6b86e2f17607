import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"scheme-not-lowercase","description":"The scheme contains capital letters.","frontmatter":{"title":"scheme-not-lowercase","description":"The scheme contains capital letters.","prev":{"text":"scheme-invalid","link":"/codes/scheme-invalid"},"next":{"text":"scheme-unknown","link":"/codes/scheme-unknown"}},"headers":[],"relativePath":"codes/scheme-not-lowercase.md","filePath":"codes/scheme-not-lowercase.md"}');
const _sfc_main = { name: "codes/scheme-not-lowercase.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="scheme-not-lowercase" tabindex="-1"><code>scheme-not-lowercase</code> <a class="header-anchor" href="#scheme-not-lowercase" aria-label="Permalink to &quot;\`scheme-not-lowercase\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>The scheme contains capital letters.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Schemes are compared without regard to case, but programs that compare strings do not know that. The normal form is lower case.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Write the scheme in lower case.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>FILE:///a</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file:///a</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=FILE:///a" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain scheme-not-lowercase</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#scheme-not-lowercase" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#scheme-not-lowercase</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/scheme-not-lowercase.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const schemeNotLowercase = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  schemeNotLowercase as default
};
