import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"@waymark/sitemap/problems","description":"The API of @waymark/sitemap/problems. Reads and writes sitemaps and sitemap indexes with alternates, as streams.","frontmatter":{"title":"@waymark/sitemap/problems","description":"The API of @waymark/sitemap/problems. Reads and writes sitemaps and sitemap indexes with alternates, as streams."},"headers":[],"relativePath":"api/sitemap/problems.md","filePath":"api/sitemap/problems.md"}');
const _sfc_main = { name: "api/sitemap/problems.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="waymark-sitemap-problems" tabindex="-1"><code>@waymark/sitemap/problems</code> <a class="header-anchor" href="#waymark-sitemap-problems" aria-label="Permalink to &quot;\`@waymark/sitemap/problems\`&quot;">​</a></h1><h2 id="variables" tabindex="-1">Variables <a class="header-anchor" href="#variables" aria-label="Permalink to &quot;Variables&quot;">​</a></h2><h3 id="problems" tabindex="-1">problems <a class="header-anchor" href="#problems" aria-label="Permalink to &quot;problems&quot;">​</a></h3><blockquote><p><code>const</code> <strong>problems</strong>: <a href="./../infra/problem#problemcatalogue"><code>ProblemCatalogue</code></a></p></blockquote><p>Defined in: <a href="https://github.com/waymark-url/waymark/blob/main/packages/i18n/sitemap/src/problems.ts#L31" target="_blank" rel="noreferrer">packages/i18n/sitemap/src/problems.ts:31</a></p><p>All that the reader and the writer of sitemaps can report.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/sitemap/problems.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const problems = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  problems as default
};
