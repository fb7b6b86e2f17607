import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"csv-too-large","description":"A row or a group of a table is larger than any that is meant.","frontmatter":{"title":"csv-too-large","description":"A row or a group of a table is larger than any that is meant.","prev":{"text":"csv-header-invalid","link":"/codes/csv-header-invalid"},"next":{"text":"csv-reader-missing","link":"/codes/csv-reader-missing"}},"headers":[],"relativePath":"codes/csv-too-large.md","filePath":"codes/csv-too-large.md"}');
const _sfc_main = { name: "codes/csv-too-large.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="csv-too-large" tabindex="-1"><code>csv-too-large</code> <a class="header-anchor" href="#csv-too-large" aria-label="Permalink to &quot;\`csv-too-large\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sites">Sites and files</a></p><p>A row or a group of a table is larger than any that is meant.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A row has at most 1 MiB, and a group at most 1,000 rows, because each page of a group gets a link to each of the others. A longer row usually has a quote that is not closed, and a larger group is usually a category of pages and not the translations of one.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Close the quotes, and give each page with its translations a group of its own.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a group of 5,000 rows</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a group of 20 rows</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain csv-too-large</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme</code></a></p><p>Package: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/csv-too-large.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const csvTooLarge = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  csvTooLarge as default
};
