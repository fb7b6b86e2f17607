import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"multiple-encoding","description":"A dot segment or a separator appears if it is decoded once more.","frontmatter":{"title":"multiple-encoding","description":"A dot segment or a separator appears if it is decoded once more.","prev":{"text":"invalid-percent-encoding","link":"/codes/invalid-percent-encoding"},"next":{"text":"dot-segment-parameter","link":"/codes/dot-segment-parameter"}},"headers":[],"relativePath":"codes/multiple-encoding.md","filePath":"codes/multiple-encoding.md"}');
const _sfc_main = { name: "codes/multiple-encoding.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="multiple-encoding" tabindex="-1"><code>multiple-encoding</code> <a class="header-anchor" href="#multiple-encoding" aria-label="Permalink to &quot;\`multiple-encoding\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#paths">Paths, file names and outgoing URLs</a></p><p>A dot segment or a separator appears if it is decoded once more.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Decoded once, it is a harmless name such as <code>%2e%2e</code>; a program that decodes again sees <code>..</code> and leaves the folder. Proxies and frameworks that each decode once make this common.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Decode it first, or give another name.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>resolveBelow(&#39;https://cdn.example/assets/v1/&#39;, …)</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>%252e%252e/x</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a%20b/x</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain multiple-encoding</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-2.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-2.4</code></a></p><p>Package: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/multiple-encoding.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const multipleEncoding = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  multipleEncoding as default
};
