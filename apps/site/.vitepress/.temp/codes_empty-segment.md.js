import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"empty-segment","description":"A segment of the path is empty.","frontmatter":{"title":"empty-segment","description":"A segment of the path is empty.","prev":{"text":"absolute-path","link":"/codes/absolute-path"},"next":{"text":"drive-letter","link":"/codes/drive-letter"}},"headers":[],"relativePath":"codes/empty-segment.md","filePath":"codes/empty-segment.md"}');
const _sfc_main = { name: "codes/empty-segment.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="empty-segment" tabindex="-1"><code>empty-segment</code> <a class="header-anchor" href="#empty-segment" aria-label="Permalink to &quot;\`empty-segment\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#paths">Paths, file names and outgoing URLs</a></p><p>A segment of the path is empty.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Systems join several slashes, and programs that compare paths as strings do not. One file gets two names, so a rule or a cache for one of them misses the other.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Write one slash between segments.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>resolvePath(&#39;/srv/files&#39;, …, { platform: &#39;posix&#39; })</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a//b</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a/b</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain empty-segment</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-3.3" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-3.3</code></a></p><p>Package: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/empty-segment.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const emptySegment = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  emptySegment as default
};
