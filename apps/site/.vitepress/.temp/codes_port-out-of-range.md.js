import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"port-out-of-range","description":"The port is above 65535.","frontmatter":{"title":"port-out-of-range","description":"The port is above 65535.","prev":{"text":"host-missing","link":"/codes/host-missing"},"next":{"text":"port-invalid","link":"/codes/port-invalid"}},"headers":[],"relativePath":"codes/port-out-of-range.md","filePath":"codes/port-out-of-range.md"}');
const _sfc_main = { name: "codes/port-out-of-range.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="port-out-of-range" tabindex="-1"><code>port-out-of-range</code> <a class="header-anchor" href="#port-out-of-range" aria-label="Permalink to &quot;\`port-out-of-range\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#url-parsing">URL parsing</a></p><p>The port is above 65535.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Ports are numbers of 16 bits.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Write a port from 0 to 65535, or none.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org:70000</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org:7000</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://example.org:70000" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain port-out-of-range</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#port-out-of-range" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#port-out-of-range</code></a></p><p>Package: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/port-out-of-range.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const portOutOfRange = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  portOutOfRange as default
};
