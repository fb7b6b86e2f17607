import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"csv-header-invalid","description":"The first line of a table does not name its columns as needed.","frontmatter":{"title":"csv-header-invalid","description":"The first line of a table does not name its columns as needed.","prev":{"text":"csv-invalid","link":"/codes/csv-invalid"},"next":{"text":"csv-too-large","link":"/codes/csv-too-large"}},"headers":[],"relativePath":"codes/csv-header-invalid.md","filePath":"codes/csv-header-invalid.md"}');
const _sfc_main = { name: "codes/csv-header-invalid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="csv-header-invalid" tabindex="-1"><code>csv-header-invalid</code> <a class="header-anchor" href="#csv-header-invalid" aria-label="Permalink to &quot;\`csv-header-invalid\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sites">Sites and files</a></p><p>The first line of a table does not name its columns as needed.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>The first line names the columns. The column <code>url</code> is necessary, and each column may appear once. Without these names it is not known which field is the URL, so nothing was read.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Correct the first line of the table, such as <code>group,lang,url,lastmod</code>.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>a table of pages</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>lang,loc</span></span>
<span class="line"><span>en,https://a.example/</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>lang,url</span></span>
<span class="line"><span>en,https://a.example/</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain csv-header-invalid</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme</code></a></p><p>Package: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/csv-header-invalid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const csvHeaderInvalid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  csvHeaderInvalid as default
};
