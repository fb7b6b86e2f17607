import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"RELATIVE_URL","description":"The URL is relative.","frontmatter":{"title":"RELATIVE_URL","description":"The URL is relative.","prev":{"text":"INVALID_URL","link":"/codes/invalid_url"},"next":{"text":"UNSUPPORTED_PROTOCOL","link":"/codes/unsupported_protocol"}},"headers":[],"relativePath":"codes/relative_url.md","filePath":"codes/relative_url.md"}');
const _sfc_main = { name: "codes/relative_url.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="relative-url" tabindex="-1"><code>RELATIVE_URL</code> <a class="header-anchor" href="#relative-url" aria-label="Permalink to &quot;\`RELATIVE_URL\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#databases">URL source databases</a></p><p>The URL is relative.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A database has no base URL, so a URL without a scheme and a host does not identify a page.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Write the absolute URL with its scheme and host, such as https://example.com/page.</p><p><strong>With <code>--fix</code>:</strong> Nothing is corrected. The database does not say which URL it is relative to.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/page</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/page</span></span></code></pre></div></div><p><a href="/play/index.html#url=/page" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain RELATIVE_URL</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#relative-url-string" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#relative-url-string</code></a></p><p>Package: <a href="/api/i18n-validation/"><code>@waymark/i18n-validation</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/relative_url.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const relative_url = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  relative_url as default
};
