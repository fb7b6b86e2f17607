import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"mixed-digits","description":"A label mixes digits of two systems.","frontmatter":{"title":"mixed-digits","description":"A label mixes digits of two systems.","prev":{"text":"mixed-script","link":"/codes/mixed-script"},"next":{"text":"digit-lookalike","link":"/codes/digit-lookalike"}},"headers":[],"relativePath":"codes/mixed-digits.md","filePath":"codes/mixed-digits.md"}');
const _sfc_main = { name: "codes/mixed-digits.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="mixed-digits" tabindex="-1"><code>mixed-digits</code> <a class="header-anchor" href="#mixed-digits" aria-label="Permalink to &quot;\`mixed-digits\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#domains">Domains that could deceive</a></p><p>A label mixes digits of two systems.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Digits of different systems can look the same and have different values.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Show the label as an A-label, which begins with xn--.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a๑১.example</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a11.example</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://a%E0%B9%91%E0%A7%A7.example/" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain mixed-digits</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.unicode.org/reports/tr39/#Mixed_Number_Detection" target="_blank" rel="noreferrer"><code>www.unicode.org/reports/tr39/#Mixed_Number_Detection</code></a></p><p>Package: <a href="/api/display/"><code>@waymark/display</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/mixed-digits.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const mixedDigits = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  mixedDigits as default
};
