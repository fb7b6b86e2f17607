import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"host-missing","description":"The host is missing.","frontmatter":{"title":"host-missing","description":"The host is missing.","prev":{"text":"invalid-credentials","link":"/codes/invalid-credentials"},"next":{"text":"port-out-of-range","link":"/codes/port-out-of-range"}},"headers":[],"relativePath":"codes/host-missing.md","filePath":"codes/host-missing.md"}');
const _sfc_main = { name: "codes/host-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="host-missing" tabindex="-1"><code>host-missing</code> <a class="header-anchor" href="#host-missing" aria-label="Permalink to &quot;\`host-missing\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#url-parsing">URL parsing</a></p><p>The host is missing.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>URLs with a special scheme other than <code>file</code> name a server, so there is nothing to connect to.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Write a host after //.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://:443</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org:443</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://:443" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain host-missing</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#host-missing" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#host-missing</code></a></p><p>Package: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/host-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const hostMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  hostMissing as default
};
