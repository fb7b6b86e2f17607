import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"invalid-a-label","description":"A label starts with xn-- and is not a valid A-label.","frontmatter":{"title":"invalid-a-label","description":"A label starts with xn-- and is not a valid A-label.","prev":false,"next":{"text":"restricted-character","link":"/codes/restricted-character"}},"headers":[],"relativePath":"codes/invalid-a-label.md","filePath":"codes/invalid-a-label.md"}');
const _sfc_main = { name: "codes/invalid-a-label.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="invalid-a-label" tabindex="-1"><code>invalid-a-label</code> <a class="header-anchor" href="#invalid-a-label" aria-label="Permalink to &quot;\`invalid-a-label\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#domains">Domains that could deceive</a></p><p>A label starts with xn-- and is not a valid A-label.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Its Punycode cannot be decoded, or the result breaks a rule of IDNA. Browsers show such a label as it is.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Show the label as it is, and do not decode it.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>xn--4dbrk0ce.xn--1-zga.example</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>xn--bcher-kva.example</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://xn--4dbrk0ce.xn--1-zga.example/" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain invalid-a-label</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.unicode.org/reports/tr46/#Validity_Criteria" target="_blank" rel="noreferrer"><code>www.unicode.org/reports/tr46/#Validity_Criteria</code></a></p><p>Package: <a href="/api/display/"><code>@waymark/display</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/invalid-a-label.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const invalidALabel = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  invalidALabel as default
};
