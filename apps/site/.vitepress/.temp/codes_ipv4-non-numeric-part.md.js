import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"IPv4-non-numeric-part","description":"The host ends in a number, so it must be an IPv4 address, but a part is not a number.","frontmatter":{"title":"IPv4-non-numeric-part","description":"The host ends in a number, so it must be an IPv4 address, but a part is not a number.","prev":{"text":"IPv4-too-many-parts","link":"/codes/ipv4-too-many-parts"},"next":{"text":"IPv4-non-decimal-part","link":"/codes/ipv4-non-decimal-part"}},"headers":[],"relativePath":"codes/ipv4-non-numeric-part.md","filePath":"codes/ipv4-non-numeric-part.md"}');
const _sfc_main = { name: "codes/ipv4-non-numeric-part.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="ipv4-non-numeric-part" tabindex="-1"><code>IPv4-non-numeric-part</code> <a class="header-anchor" href="#ipv4-non-numeric-part" aria-label="Permalink to &quot;\`IPv4-non-numeric-part\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#url-parsing">URL parsing</a></p><p>The host ends in a number, so it must be an IPv4 address, but a part is not a number.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A host whose last label is a number is always read as an IPv4 address, so that no program can take it for a domain.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Write numbers only, or end a domain with a label that is not a number.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://test.42</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://test.example</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://test.42" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain IPv4-non-numeric-part</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#ipv4-non-numeric-part" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#ipv4-non-numeric-part</code></a></p><p>Package: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/ipv4-non-numeric-part.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ipv4NonNumericPart = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ipv4NonNumericPart as default
};
