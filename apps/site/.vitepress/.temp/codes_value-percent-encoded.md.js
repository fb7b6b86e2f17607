import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"value-percent-encoded","description":"The value contains a percent-encoded byte, which would be decoded when it is read.","frontmatter":{"title":"value-percent-encoded","description":"The value contains a percent-encoded byte, which would be decoded when it is read.","prev":{"text":"value-delimiter","link":"/codes/value-delimiter"},"next":{"text":"value-control","link":"/codes/value-control"}},"headers":[],"relativePath":"codes/value-percent-encoded.md","filePath":"codes/value-percent-encoded.md"}');
const _sfc_main = { name: "codes/value-percent-encoded.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="value-percent-encoded" tabindex="-1"><code>value-percent-encoded</code> <a class="header-anchor" href="#value-percent-encoded" aria-label="Permalink to &quot;\`value-percent-encoded\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#uri-templates">URI Templates</a></p><p>The value contains a percent-encoded byte, which would be decoded when it is read.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Operators that copy reserved characters copy percent-encoded bytes, too: <code>a%41</code> stays as it is. A program that reads the URI decodes it to <code>aA</code>, so the value that comes back is not the one that was given.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Give the decoded value, or use an operator that encodes <code>%</code>.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>expand({&quot;path&quot;:&quot;a%41&quot;})</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{+path}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{?path}</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain value-percent-encoded</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-3.2.3" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-3.2.3</code></a></p><p>Package: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/value-percent-encoded.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const valuePercentEncoded = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  valuePercentEncoded as default
};
