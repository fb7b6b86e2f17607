import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"port-invalid","description":"The port is not a decimal number.","frontmatter":{"title":"port-invalid","description":"The port is not a decimal number.","prev":{"text":"port-out-of-range","link":"/codes/port-out-of-range"},"next":{"text":"file-invalid-Windows-drive-letter","link":"/codes/file-invalid-windows-drive-letter"}},"headers":[],"relativePath":"codes/port-invalid.md","filePath":"codes/port-invalid.md"}');
const _sfc_main = { name: "codes/port-invalid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="port-invalid" tabindex="-1"><code>port-invalid</code> <a class="header-anchor" href="#port-invalid" aria-label="Permalink to &quot;\`port-invalid\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#url-parsing">URL parsing</a></p><p>The port is not a decimal number.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>What comes after the colon must be a number; a colon that is part of a password or of an IPv6 address needs <code>%3A</code>, or brackets.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Write digits only; put an IPv6 address in brackets.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org:7z</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org:7</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://example.org:7z" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain port-invalid</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#port-invalid" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#port-invalid</code></a></p><p>Package: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/port-invalid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const portInvalid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  portInvalid as default
};
