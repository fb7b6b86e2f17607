import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"domain-percent-encoded","description":"The domain contains a percent-encoded byte.","frontmatter":{"title":"domain-percent-encoded","description":"The domain contains a percent-encoded byte.","prev":{"text":"domain-to-ASCII","link":"/codes/domain-to-ascii"},"next":{"text":"host-invalid-code-point","link":"/codes/host-invalid-code-point"}},"headers":[],"relativePath":"codes/domain-percent-encoded.md","filePath":"codes/domain-percent-encoded.md"}');
const _sfc_main = { name: "codes/domain-percent-encoded.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="domain-percent-encoded" tabindex="-1"><code>domain-percent-encoded</code> <a class="header-anchor" href="#domain-percent-encoded" aria-label="Permalink to &quot;\`domain-percent-encoded\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#url-parsing">URL parsing</a></p><p>The domain contains a percent-encoded byte.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>The parser decodes the byte, so the URL means the decoded domain. A program that compares strings takes the two for different hosts, which is how filters are passed.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Write the character itself.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://exam%70le.org</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://exam%2570le.org" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain domain-percent-encoded</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#domain-percent-encoded" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#domain-percent-encoded</code></a></p><p>Package: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/domain-percent-encoded.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const domainPercentEncoded = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  domainPercentEncoded as default
};
