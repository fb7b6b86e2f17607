import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"not-a-file","description":"It is a device, a pipe or a socket, or a folder where a file is expected.","frontmatter":{"title":"not-a-file","description":"It is a device, a pipe or a socket, or a folder where a file is expected.","prev":{"text":"link-refused","link":"/codes/link-refused"},"next":{"text":"changed-meanwhile","link":"/codes/changed-meanwhile"}},"headers":[],"relativePath":"codes/not-a-file.md","filePath":"codes/not-a-file.md"}');
const _sfc_main = { name: "codes/not-a-file.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="not-a-file" tabindex="-1"><code>not-a-file</code> <a class="header-anchor" href="#not-a-file" aria-label="Permalink to &quot;\`not-a-file\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#paths">Paths, file names and outgoing URLs</a></p><p>It is a device, a pipe or a socket, or a folder where a file is expected.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>The path leads to a folder, a device, a socket or a pipe. Reading a device or a pipe can block for ever, and writing to one can do anything.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Give the name of a file.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>readFileBelow(folder, …)</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>sub</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>sub/a.txt</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain not-a-file</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://man7.org/linux/man-pages/man7/path_resolution.7.html" target="_blank" rel="noreferrer"><code>man7.org/linux/man-pages/man7/path_resolution.7.html</code></a></p><p>Package: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/not-a-file.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const notAFile = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  notAFile as default
};
