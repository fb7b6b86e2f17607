import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"template-dot-segment","description":"The path of the template contains a dot segment, which URL parsers remove.","frontmatter":{"title":"template-dot-segment","description":"The path of the template contains a dot segment, which URL parsers remove.","prev":{"text":"template-too-complex","link":"/codes/template-too-complex"},"next":{"text":"template-prefix-not-applicable","link":"/codes/template-prefix-not-applicable"}},"headers":[],"relativePath":"codes/template-dot-segment.md","filePath":"codes/template-dot-segment.md"}');
const _sfc_main = { name: "codes/template-dot-segment.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="template-dot-segment" tabindex="-1"><code>template-dot-segment</code> <a class="header-anchor" href="#template-dot-segment" aria-label="Permalink to &quot;\`template-dot-segment\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#uri-templates">URI Templates</a></p><p>The path of the template contains a dot segment, which URL parsers remove.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>URL parsers resolve <code>.</code> and <code>..</code> before anyone sees the URI. What the template builds would arrive as another path, and the template would never match its own URIs.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Write the path without <code>.</code> and <code>..</code>.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/a/../{name}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{name}</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain template-dot-segment</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.3" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-6.2.2.3</code></a></p><p>Package: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/template-dot-segment.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const templateDotSegment = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  templateDotSegment as default
};
