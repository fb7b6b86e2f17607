import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"csv-invalid","description":"The quotes of a table are wrong.","frontmatter":{"title":"csv-invalid","description":"The quotes of a table are wrong.","prev":{"text":"json-too-large","link":"/codes/json-too-large"},"next":{"text":"csv-header-invalid","link":"/codes/csv-header-invalid"}},"headers":[],"relativePath":"codes/csv-invalid.md","filePath":"codes/csv-invalid.md"}');
const _sfc_main = { name: "codes/csv-invalid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="csv-invalid" tabindex="-1"><code>csv-invalid</code> <a class="header-anchor" href="#csv-invalid" aria-label="Permalink to &quot;\`csv-invalid\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sites">Sites and files</a></p><p>The quotes of a table are wrong.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A field that contains the delimiter, a line end or a quote must be in quotes, and each quote in it is doubled. After a wrong quote it is not known where the field ends, so the rest of the table was not read.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Correct the quotes of the field at this place.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>a table of pages</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>url</span></span>
<span class="line"><span>&quot;https://a.example/&quot;tea</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>url</span></span>
<span class="line"><span>&quot;https://a.example/&quot;&quot;tea&quot;</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain csv-invalid</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc4180#section-2" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc4180#section-2</code></a></p><p>Package: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/csv-invalid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const csvInvalid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  csvInvalid as default
};
