import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-read-twice","description":"Standard input is named twice.","frontmatter":{"title":"file-read-twice","description":"Standard input is named twice.","prev":{"text":"file-system-error","link":"/codes/file-system-error"},"next":{"text":"file-empty","link":"/codes/file-empty"}},"headers":[],"relativePath":"codes/file-read-twice.md","filePath":"codes/file-read-twice.md"}');
const _sfc_main = { name: "codes/file-read-twice.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-read-twice" tabindex="-1"><code>file-read-twice</code> <a class="header-anchor" href="#file-read-twice" aria-label="Permalink to &quot;\`file-read-twice\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sites">Sites and files</a></p><p>Standard input is named twice.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Standard input is a stream, and what has been read from it is gone. The second reader would find nothing.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Name it, as <code>-</code>, only once.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>waymark dedupe - -</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>waymark dedupe -</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain file-read-twice</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap12.html" target="_blank" rel="noreferrer"><code>pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap12.html</code></a></p><p>Package: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/file-read-twice.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fileReadTwice = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fileReadTwice as default
};
