import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"IPv4-empty-part","description":"An IPv4 address ends with a dot.","frontmatter":{"title":"IPv4-empty-part","description":"An IPv4 address ends with a dot.","prev":{"text":"IPv4-non-ASCII-input","link":"/codes/ipv4-non-ascii-input"},"next":{"text":"IPv4-too-few-parts","link":"/codes/ipv4-too-few-parts"}},"headers":[],"relativePath":"codes/ipv4-empty-part.md","filePath":"codes/ipv4-empty-part.md"}');
const _sfc_main = { name: "codes/ipv4-empty-part.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="ipv4-empty-part" tabindex="-1"><code>IPv4-empty-part</code> <a class="header-anchor" href="#ipv4-empty-part" aria-label="Permalink to &quot;\`IPv4-empty-part\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#url-parsing">URL parsing</a></p><p>An IPv4 address ends with a dot.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A dot at the end is the root of the DNS, which an IP address does not have. The parser drops it.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Remove the dot at the end.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://127.0.0.1./</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://127.0.0.1/</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://127.0.0.1./" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain IPv4-empty-part</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#ipv4-empty-part" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#ipv4-empty-part</code></a></p><p>Package: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/ipv4-empty-part.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ipv4EmptyPart = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ipv4EmptyPart as default
};
