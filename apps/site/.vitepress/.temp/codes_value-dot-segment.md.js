import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"value-dot-segment","description":"The URI would contain a dot segment, which URL parsers remove.","frontmatter":{"title":"value-dot-segment","description":"The URI would contain a dot segment, which URL parsers remove.","prev":{"text":"value-multiple-encoding","link":"/codes/value-multiple-encoding"},"next":{"text":"value-dot-segment-parameter","link":"/codes/value-dot-segment-parameter"}},"headers":[],"relativePath":"codes/value-dot-segment.md","filePath":"codes/value-dot-segment.md"}');
const _sfc_main = { name: "codes/value-dot-segment.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="value-dot-segment" tabindex="-1"><code>value-dot-segment</code> <a class="header-anchor" href="#value-dot-segment" aria-label="Permalink to &quot;\`value-dot-segment\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#uri-templates">URI Templates</a></p><p>The URI would contain a dot segment, which URL parsers remove.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>URL parsers resolve <code>.</code> and <code>..</code>, also spelled <code>%2e</code>. The value would disappear from the path, and <code>..</code> would take the segment before it along, so the URI would lead to another resource.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Give a value that is not <code>.</code> or <code>..</code>.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>expand({&quot;name&quot;:&quot;..&quot;})</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{name}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{name}.md</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain value-dot-segment</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-5.2.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-5.2.4</code></a></p><p>Package: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/value-dot-segment.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const valueDotSegment = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  valueDotSegment as default
};
