import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"row-length","description":"A row of a table has more or fewer fields than the header. It was left out.","frontmatter":{"title":"row-length","description":"A row of a table has more or fewer fields than the header. It was left out.","prev":{"text":"robots-without-sitemap","link":"/codes/robots-without-sitemap"},"next":{"text":"group-repeated","link":"/codes/group-repeated"}},"headers":[],"relativePath":"codes/row-length.md","filePath":"codes/row-length.md"}');
const _sfc_main = { name: "codes/row-length.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="row-length" tabindex="-1"><code>row-length</code> <a class="header-anchor" href="#row-length" aria-label="Permalink to &quot;\`row-length\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sites">Sites and files</a></p><p>A row of a table has more or fewer fields than the header. It was left out.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>It is not known which field belongs to which column. Often a URL has a comma and is not quoted.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Give the row as many fields as the header, and quote fields that contain the delimiter.</p><p><strong>With <code>--fix</code>:</strong> Nothing is corrected. Which field is missing, or which comma is not meant as one, cannot be known.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>a table of pages</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>url,lastmod</span></span>
<span class="line"><span>https://a.example/a,b,2024-01-01T00:00:00Z</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>url,lastmod</span></span>
<span class="line"><span>&quot;https://a.example/a,b&quot;,2024-01-01T00:00:00Z</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain row-length</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc4180#section-2" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc4180#section-2</code></a></p><p>Package: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/row-length.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const rowLength = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  rowLength as default
};
