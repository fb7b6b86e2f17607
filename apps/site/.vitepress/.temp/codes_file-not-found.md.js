import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-not-found","description":"There is no file or folder at this path.","frontmatter":{"title":"file-not-found","description":"There is no file or folder at this path.","prev":{"text":"not-convertible","link":"/codes/not-convertible"},"next":{"text":"file-permission-denied","link":"/codes/file-permission-denied"}},"headers":[],"relativePath":"codes/file-not-found.md","filePath":"codes/file-not-found.md"}');
const _sfc_main = { name: "codes/file-not-found.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-not-found" tabindex="-1"><code>file-not-found</code> <a class="header-anchor" href="#file-not-found" aria-label="Permalink to &quot;\`file-not-found\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sites">Sites and files</a></p><p>There is no file or folder at this path.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>The path is misspelt, or it is relative and the program was started in another folder than the one that was meant. Nothing was read.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Check the path, and from which folder it counts.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>url-source.jsn</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>url-source.json</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain file-not-found</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://man7.org/linux/man-pages/man3/errno.3.html" target="_blank" rel="noreferrer"><code>man7.org/linux/man-pages/man3/errno.3.html</code></a></p><p>Package: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/file-not-found.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fileNotFound = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fileNotFound as default
};
