import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"@waymark/site/problems","description":"The API of @waymark/site/problems. Builds sitemaps from URL source databases, and checks databases and sitemaps, with problems and counts.","frontmatter":{"title":"@waymark/site/problems","description":"The API of @waymark/site/problems. Builds sitemaps from URL source databases, and checks databases and sitemaps, with problems and counts."},"headers":[],"relativePath":"api/site/problems.md","filePath":"api/site/problems.md"}');
const _sfc_main = { name: "api/site/problems.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="waymark-site-problems" tabindex="-1"><code>@waymark/site/problems</code> <a class="header-anchor" href="#waymark-site-problems" aria-label="Permalink to &quot;\`@waymark/site/problems\`&quot;">​</a></h1><h2 id="variables" tabindex="-1">Variables <a class="header-anchor" href="#variables" aria-label="Permalink to &quot;Variables&quot;">​</a></h2><h3 id="problems" tabindex="-1">problems <a class="header-anchor" href="#problems" aria-label="Permalink to &quot;problems&quot;">​</a></h3><blockquote><p><code>const</code> <strong>problems</strong>: <a href="./../infra/problem#problemcatalogue"><code>ProblemCatalogue</code></a></p></blockquote><p>Defined in: <a href="https://github.com/waymark-url/waymark/blob/main/packages/i18n/site/src/problems.ts#L248" target="_blank" rel="noreferrer">packages/i18n/site/src/problems.ts:248</a></p><p>Everything that only <code>@waymark/site</code> reports.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/site/problems.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const problems = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  problems as default
};
