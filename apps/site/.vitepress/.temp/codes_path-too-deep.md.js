import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"path-too-deep","description":"The path has too many levels.","frontmatter":{"title":"path-too-deep","description":"The path has too many levels.","prev":{"text":"collection-singular","link":"/codes/collection-singular"},"next":{"text":"path-empty-segment","link":"/codes/path-empty-segment"}},"headers":[],"relativePath":"codes/path-too-deep.md","filePath":"codes/path-too-deep.md"}');
const _sfc_main = { name: "codes/path-too-deep.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="path-too-deep" tabindex="-1"><code>path-too-deep</code> <a class="header-anchor" href="#path-too-deep" aria-label="Permalink to &quot;\`path-too-deep\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>The path has too many levels.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Four levels are a collection, one of its members, a collection of that member, and one of those. Deeper paths tie a name to an organisation that will change. The guide itself shows paths with five levels as good examples: raise <code>maxDepth</code> if yours have them.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Shorten the path, or raise <code>maxDepth</code>.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>linted as a path</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/repos/owner/name/issues/123</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/123/posts/456</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=/repos/owner/name/issues/123" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain path-too-deep</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#path-too-deep" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#path-too-deep</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/path-too-deep.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const pathTooDeep = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  pathTooDeep as default
};
