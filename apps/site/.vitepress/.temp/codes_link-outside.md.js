import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"link-outside","description":"A symbolic link in the path leads out of the folder.","frontmatter":{"title":"link-outside","description":"A symbolic link in the path leads out of the folder.","prev":{"text":"reserved-character","link":"/codes/reserved-character"},"next":{"text":"link-loop","link":"/codes/link-loop"}},"headers":[],"relativePath":"codes/link-outside.md","filePath":"codes/link-outside.md"}');
const _sfc_main = { name: "codes/link-outside.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="link-outside" tabindex="-1"><code>link-outside</code> <a class="header-anchor" href="#link-outside" aria-label="Permalink to &quot;\`link-outside\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#paths">Paths, file names and outgoing URLs</a></p><p>A symbolic link in the path leads out of the folder.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A symbolic link in the folder leads out of it. Links are followed as the system follows them, and their targets must be in the folder, too; otherwise a person who can create a link can read every file.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Remove the link, or move its target into the folder.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>readFileBelow(folder, …)</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>out</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a.txt</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain link-outside</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://man7.org/linux/man-pages/man7/path_resolution.7.html" target="_blank" rel="noreferrer"><code>man7.org/linux/man-pages/man7/path_resolution.7.html</code></a></p><p>Package: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/link-outside.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const linkOutside = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  linkOutside as default
};
