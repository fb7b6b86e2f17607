import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"@waymark/normalize/problems","description":"The API of @waymark/normalize/problems. A registry of URL normalisation rules with their cost in meaning, presets, and a trace of what each did.","frontmatter":{"title":"@waymark/normalize/problems","description":"The API of @waymark/normalize/problems. A registry of URL normalisation rules with their cost in meaning, presets, and a trace of what each did."},"headers":[],"relativePath":"api/normalize/problems.md","filePath":"api/normalize/problems.md"}');
const _sfc_main = { name: "api/normalize/problems.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="waymark-normalize-problems" tabindex="-1"><code>@waymark/normalize/problems</code> <a class="header-anchor" href="#waymark-normalize-problems" aria-label="Permalink to &quot;\`@waymark/normalize/problems\`&quot;">​</a></h1><h2 id="variables" tabindex="-1">Variables <a class="header-anchor" href="#variables" aria-label="Permalink to &quot;Variables&quot;">​</a></h2><h3 id="problems" tabindex="-1">problems <a class="header-anchor" href="#problems" aria-label="Permalink to &quot;problems&quot;">​</a></h3><blockquote><p><code>const</code> <strong>problems</strong>: <a href="./../infra/problem#problemcatalogue"><code>ProblemCatalogue</code></a></p></blockquote><p>Defined in: <a href="https://github.com/waymark-url/waymark/blob/main/packages/normalize/src/problems.ts#L5" target="_blank" rel="noreferrer">packages/normalize/src/problems.ts:5</a></p><p>The problems that bulk work reports in addition to the validation errors of the URL parser.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/normalize/problems.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const problems = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  problems as default
};
