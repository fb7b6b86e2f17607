import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"csv-reader-missing","description":"The database is a table, and the reader of tables is missing.","frontmatter":{"title":"csv-reader-missing","description":"The database is a table, and the reader of tables is missing.","prev":{"text":"csv-too-large","link":"/codes/csv-too-large"},"next":{"text":"memory-limit-exceeded","link":"/codes/memory-limit-exceeded"}},"headers":[],"relativePath":"codes/csv-reader-missing.md","filePath":"codes/csv-reader-missing.md"}');
const _sfc_main = { name: "codes/csv-reader-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="csv-reader-missing" tabindex="-1"><code>csv-reader-missing</code> <a class="header-anchor" href="#csv-reader-missing" aria-label="Permalink to &quot;\`csv-reader-missing\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sites">Sites and files</a></p><p>The database is a table, and the reader of tables is missing.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>The reader of CSV and TSV needs Node, so the main entry does not contain it. <code>writeSite</code> and <code>diskFiles</code> use it without being asked.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Give <code>buildSite</code> or <code>readDatabase</code> the option <code>readCsv</code> of <code>@waymark/site/node</code>.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>buildSite(pages)</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>buildSite(pages, { readCsv })</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain csv-reader-missing</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme</code></a></p><p>Package: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/csv-reader-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const csvReaderMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  csvReaderMissing as default
};
