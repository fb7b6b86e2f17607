import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"host-invalid-code-point","description":"The host of a URL whose scheme is not special contains a character that is not allowed in a host.","frontmatter":{"title":"host-invalid-code-point","description":"The host of a URL whose scheme is not special contains a character that is not allowed in a host.","prev":{"text":"domain-percent-encoded","link":"/codes/domain-percent-encoded"},"next":{"text":"IPv4-non-ASCII-input","link":"/codes/ipv4-non-ascii-input"}},"headers":[],"relativePath":"codes/host-invalid-code-point.md","filePath":"codes/host-invalid-code-point.md"}');
const _sfc_main = { name: "codes/host-invalid-code-point.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="host-invalid-code-point" tabindex="-1"><code>host-invalid-code-point</code> <a class="header-anchor" href="#host-invalid-code-point" aria-label="Permalink to &quot;\`host-invalid-code-point\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#url-parsing">URL parsing</a></p><p>The host of a URL whose scheme is not special contains a character that is not allowed in a host.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Such a character would end the host or begin another part of the URL, so the parser stops instead of guessing.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Remove the character, or percent-encode it.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>foo://exa[mple.org</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>foo://example.org</span></span></code></pre></div></div><p><a href="/play/index.html#url=foo://exa%5Bmple.org" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain host-invalid-code-point</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#host-invalid-code-point" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#host-invalid-code-point</code></a></p><p>Package: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/host-invalid-code-point.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const hostInvalidCodePoint = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  hostInvalidCodePoint as default
};
