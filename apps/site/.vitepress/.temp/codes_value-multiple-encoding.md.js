import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"value-multiple-encoding","description":"The value becomes a dot segment or gets a separator if a program decodes it once more.","frontmatter":{"title":"value-multiple-encoding","description":"The value becomes a dot segment or gets a separator if a program decodes it once more.","prev":{"text":"value-control","link":"/codes/value-control"},"next":{"text":"value-dot-segment","link":"/codes/value-dot-segment"}},"headers":[],"relativePath":"codes/value-multiple-encoding.md","filePath":"codes/value-multiple-encoding.md"}');
const _sfc_main = { name: "codes/value-multiple-encoding.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="value-multiple-encoding" tabindex="-1"><code>value-multiple-encoding</code> <a class="header-anchor" href="#value-multiple-encoding" aria-label="Permalink to &quot;\`value-multiple-encoding\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#uri-templates">URI Templates</a></p><p>The value becomes a dot segment or gets a separator if a program decodes it once more.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>The value is safe as it is, but a program that decodes twice would see <code>.</code>, <code>..</code>, <code>/</code> or <code>\\</code>: a common way out of a folder.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Decode the value before you give it, or choose the policy <code>contained</code>.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>expand({&quot;name&quot;:&quot;%2e%2e&quot;})</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{name}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{?name}</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain value-multiple-encoding</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-2.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-2.4</code></a></p><p>Package: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/value-multiple-encoding.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const valueMultipleEncoding = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  valueMultipleEncoding as default
};
