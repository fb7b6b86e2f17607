import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-compression-unsupported","description":"The file is compressed with zstd, which this version of Node cannot read.","frontmatter":{"title":"file-compression-unsupported","description":"The file is compressed with zstd, which this version of Node cannot read.","prev":{"text":"file-compression-damaged","link":"/codes/file-compression-damaged"},"next":{"text":"file-kind-unknown","link":"/codes/file-kind-unknown"}},"headers":[],"relativePath":"codes/file-compression-unsupported.md","filePath":"codes/file-compression-unsupported.md"}');
const _sfc_main = { name: "codes/file-compression-unsupported.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-compression-unsupported" tabindex="-1"><code>file-compression-unsupported</code> <a class="header-anchor" href="#file-compression-unsupported" aria-label="Permalink to &quot;\`file-compression-unsupported\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sites">Sites and files</a></p><p>The file is compressed with zstd, which this version of Node cannot read.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Node reads zstd from version 22.15 on, and in version 23 from 23.8 on.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Unpack the file, compress it with gzip, or use a later version of Node.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>url-source.json.zst</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>url-source.json.gz</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain file-compression-unsupported</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://nodejs.org/api/zlib.html#class-zlibzstddecompress" target="_blank" rel="noreferrer"><code>nodejs.org/api/zlib.html#class-zlibzstddecompress</code></a></p><p>Package: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/file-compression-unsupported.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fileCompressionUnsupported = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fileCompressionUnsupported as default
};
