import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"name-empty","description":"The name is empty.","frontmatter":{"title":"name-empty","description":"The name is empty.","prev":{"text":"dots-and-spaces","link":"/codes/dots-and-spaces"},"next":{"text":"lone-surrogate","link":"/codes/lone-surrogate"}},"headers":[],"relativePath":"codes/name-empty.md","filePath":"codes/name-empty.md"}');
const _sfc_main = { name: "codes/name-empty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="name-empty" tabindex="-1"><code>name-empty</code> <a class="header-anchor" href="#name-empty" aria-label="Permalink to &quot;\`name-empty\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#paths">Paths, file names and outgoing URLs</a></p><p>The name is empty.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>An empty name is the folder itself, or joins two slashes. A program that deletes or lists what it was given would then work on the whole folder.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Give a name.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>checkSegment(…)</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><p>the empty string</p></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain name-empty</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-3.3" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-3.3</code></a></p><p>Package: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/name-empty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const nameEmpty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  nameEmpty as default
};
