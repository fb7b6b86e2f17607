import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"@waymark/i18n-validation/problems","description":"The API of @waymark/i18n-validation/problems. The i18n SEO normaliser: validates and normalises URLs, entries and URL source databases.","frontmatter":{"title":"@waymark/i18n-validation/problems","description":"The API of @waymark/i18n-validation/problems. The i18n SEO normaliser: validates and normalises URLs, entries and URL source databases."},"headers":[],"relativePath":"api/i18n-validation/problems.md","filePath":"api/i18n-validation/problems.md"}');
const _sfc_main = { name: "api/i18n-validation/problems.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="waymark-i18n-validation-problems" tabindex="-1"><code>@waymark/i18n-validation/problems</code> <a class="header-anchor" href="#waymark-i18n-validation-problems" aria-label="Permalink to &quot;\`@waymark/i18n-validation/problems\`&quot;">​</a></h1><h2 id="variables" tabindex="-1">Variables <a class="header-anchor" href="#variables" aria-label="Permalink to &quot;Variables&quot;">​</a></h2><h3 id="problems" tabindex="-1">problems <a class="header-anchor" href="#problems" aria-label="Permalink to &quot;problems&quot;">​</a></h3><blockquote><p><code>const</code> <strong>problems</strong>: <a href="./../infra/problem#problemcatalogue"><code>ProblemCatalogue</code></a></p></blockquote><p>Defined in: <a href="https://github.com/waymark-url/waymark/blob/main/packages/i18n/validation/src/problems.ts#L293" target="_blank" rel="noreferrer">packages/i18n/validation/src/problems.ts:293</a></p><p>Everything that the validation of URLs, entries and databases can report.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/i18n-validation/problems.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const problems = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  problems as default
};
