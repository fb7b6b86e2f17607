import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"UNSUPPORTED_PROTOCOL","description":"The scheme is not allowed.","frontmatter":{"title":"UNSUPPORTED_PROTOCOL","description":"The scheme is not allowed.","prev":{"text":"RELATIVE_URL","link":"/codes/relative_url"},"next":{"text":"INVALID_HOST","link":"/codes/invalid_host"}},"headers":[],"relativePath":"codes/unsupported_protocol.md","filePath":"codes/unsupported_protocol.md"}');
const _sfc_main = { name: "codes/unsupported_protocol.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="unsupported-protocol" tabindex="-1"><code>UNSUPPORTED_PROTOCOL</code> <a class="header-anchor" href="#unsupported-protocol" aria-label="Permalink to &quot;\`UNSUPPORTED_PROTOCOL\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#databases">URL source databases</a></p><p>The scheme is not allowed.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Pages have http or https URLs; the strict configuration accepts only https.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Use https, or http if the configuration allows it.</p><p><strong>With <code>--fix</code>:</strong> Nothing is corrected. The site may not answer with another scheme.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>ftp://example.com/</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/</span></span></code></pre></div></div><p><a href="/play/index.html#url=ftp://example.com/" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain UNSUPPORTED_PROTOCOL</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#special-scheme" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#special-scheme</code></a></p><p>Package: <a href="/api/i18n-validation/"><code>@waymark/i18n-validation</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/unsupported_protocol.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const unsupported_protocol = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  unsupported_protocol as default
};
