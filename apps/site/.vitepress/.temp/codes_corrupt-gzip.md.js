import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"corrupt-gzip","description":"The compressed file is damaged.","frontmatter":{"title":"corrupt-gzip","description":"The compressed file is damaged.","prev":{"text":"truncated-gzip","link":"/codes/truncated-gzip"},"next":{"text":"not-well-formed","link":"/codes/not-well-formed"}},"headers":[],"relativePath":"codes/corrupt-gzip.md","filePath":"codes/corrupt-gzip.md"}');
const _sfc_main = { name: "codes/corrupt-gzip.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="corrupt-gzip" tabindex="-1"><code>corrupt-gzip</code> <a class="header-anchor" href="#corrupt-gzip" aria-label="Permalink to &quot;\`corrupt-gzip\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sitemaps">Sitemaps</a></p><p>The compressed file is damaged.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>The data does not match its checksum or cannot be decompressed, so what follows the damage cannot be read. Often the file was transferred as text.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Copy the file again.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a .gz file with a changed byte</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>the file as it was compressed</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain corrupt-gzip</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc1952" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc1952</code></a></p><p>Package: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/corrupt-gzip.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const corruptGzip = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  corruptGzip as default
};
