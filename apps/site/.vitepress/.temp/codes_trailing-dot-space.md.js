import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"trailing-dot-space","description":"Windows removes dots and spaces at the end of a name.","frontmatter":{"title":"trailing-dot-space","description":"Windows removes dots and spaces at the end of a name.","prev":{"text":"device-name","link":"/codes/device-name"},"next":{"text":"reserved-character","link":"/codes/reserved-character"}},"headers":[],"relativePath":"codes/trailing-dot-space.md","filePath":"codes/trailing-dot-space.md"}');
const _sfc_main = { name: "codes/trailing-dot-space.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="trailing-dot-space" tabindex="-1"><code>trailing-dot-space</code> <a class="header-anchor" href="#trailing-dot-space" aria-label="Permalink to &quot;\`trailing-dot-space\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#paths">Paths, file names and outgoing URLs</a></p><p>Windows removes dots and spaces at the end of a name.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Windows removes dots and spaces at the end of a name and opens <code>a.txt</code> for <code>a.txt.</code>. A rule about the end of the name, such as one that forbids <code>.exe</code>, is bypassed.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Give a name that ends in another character.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>resolvePath(&#39;C:\\files&#39;, …, { platform: &#39;windows&#39; })</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a.txt.</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a.txt</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain trailing-dot-space</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file#naming-conventions" target="_blank" rel="noreferrer"><code>learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file#naming-conventions</code></a></p><p>Package: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/trailing-dot-space.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const trailingDotSpace = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  trailingDotSpace as default
};
