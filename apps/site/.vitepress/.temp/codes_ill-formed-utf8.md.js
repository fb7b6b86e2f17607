import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"ill-formed-utf8","description":"The percent-encoded bytes are not UTF-8.","frontmatter":{"title":"ill-formed-utf8","description":"The percent-encoded bytes are not UTF-8.","prev":{"text":"encoded-separator","link":"/codes/encoded-separator"},"next":{"text":"invalid-percent-encoding","link":"/codes/invalid-percent-encoding"}},"headers":[],"relativePath":"codes/ill-formed-utf8.md","filePath":"codes/ill-formed-utf8.md"}');
const _sfc_main = { name: "codes/ill-formed-utf8.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="ill-formed-utf8" tabindex="-1"><code>ill-formed-utf8</code> <a class="header-anchor" href="#ill-formed-utf8" aria-label="Permalink to &quot;\`ill-formed-utf8\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#paths">Paths, file names and outgoing URLs</a></p><p>The percent-encoded bytes are not UTF-8.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Overlong forms such as <code>%C0%AE</code> are a dot to a careless decoder and something else to all others. What passes the check as a name can become <code>..</code> in the next program.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Encode the characters as UTF-8, in their shortest form.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>resolveBelow(&#39;https://cdn.example/assets/v1/&#39;, …)</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>%C0%AE%C0%AE/x</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>%C3%A9/x</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain ill-formed-utf8</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3629#section-10" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3629#section-10</code></a></p><p>Package: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/ill-formed-utf8.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const illFormedUtf8 = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  illFormedUtf8 as default
};
