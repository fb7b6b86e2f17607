import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"dots-and-spaces","description":"A segment consists of dots and spaces, which is .. where spaces are removed.","frontmatter":{"title":"dots-and-spaces","description":"A segment consists of dots and spaces, which is .. where spaces are removed.","prev":{"text":"dot-segment-parameter","link":"/codes/dot-segment-parameter"},"next":{"text":"name-empty","link":"/codes/name-empty"}},"headers":[],"relativePath":"codes/dots-and-spaces.md","filePath":"codes/dots-and-spaces.md"}');
const _sfc_main = { name: "codes/dots-and-spaces.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="dots-and-spaces" tabindex="-1"><code>dots-and-spaces</code> <a class="header-anchor" href="#dots-and-spaces" aria-label="Permalink to &quot;\`dots-and-spaces\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#paths">Paths, file names and outgoing URLs</a></p><p>A segment consists of dots and spaces, which is <code>..</code> where spaces are removed.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Windows and some servers remove spaces and dots at the end of a segment. <code>.. </code> becomes <code>..</code> only after it was checked, and leads out of the folder.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Give another name.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>resolveBelow(&#39;https://cdn.example/assets/v1/&#39;, …)</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>..%20/x</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a%20b/x</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain dots-and-spaces</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file#naming-conventions" target="_blank" rel="noreferrer"><code>learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file#naming-conventions</code></a></p><p>Package: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/dots-and-spaces.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const dotsAndSpaces = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  dotsAndSpaces as default
};
