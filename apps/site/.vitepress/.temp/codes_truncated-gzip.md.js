import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"truncated-gzip","description":"The compressed file ends too early.","frontmatter":{"title":"truncated-gzip","description":"The compressed file ends too early.","prev":{"text":"invalid-encoding","link":"/codes/invalid-encoding"},"next":{"text":"corrupt-gzip","link":"/codes/corrupt-gzip"}},"headers":[],"relativePath":"codes/truncated-gzip.md","filePath":"codes/truncated-gzip.md"}');
const _sfc_main = { name: "codes/truncated-gzip.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="truncated-gzip" tabindex="-1"><code>truncated-gzip</code> <a class="header-anchor" href="#truncated-gzip" aria-label="Permalink to &quot;\`truncated-gzip\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sitemaps">Sitemaps</a></p><p>The compressed file ends too early.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>The end of the sitemap is missing, so the pages listed there are not found. Often an upload or a program that wrote the file was interrupted.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Copy the file again.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>the first half of a .gz file</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>the whole file</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain truncated-gzip</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc1952" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc1952</code></a></p><p>Package: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/truncated-gzip.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const truncatedGzip = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  truncatedGzip as default
};
