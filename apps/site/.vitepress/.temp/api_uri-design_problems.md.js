import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"@waymark/uri-design/problems","description":"The API of @waymark/uri-design/problems. Resource URIs by design: schemes with typed builders and parsers, and a linter for how URIs are named.","frontmatter":{"title":"@waymark/uri-design/problems","description":"The API of @waymark/uri-design/problems. Resource URIs by design: schemes with typed builders and parsers, and a linter for how URIs are named."},"headers":[],"relativePath":"api/uri-design/problems.md","filePath":"api/uri-design/problems.md"}');
const _sfc_main = { name: "api/uri-design/problems.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="waymark-uri-design-problems" tabindex="-1"><code>@waymark/uri-design/problems</code> <a class="header-anchor" href="#waymark-uri-design-problems" aria-label="Permalink to &quot;\`@waymark/uri-design/problems\`&quot;">​</a></h1><h2 id="variables" tabindex="-1">Variables <a class="header-anchor" href="#variables" aria-label="Permalink to &quot;Variables&quot;">​</a></h2><h3 id="problems" tabindex="-1">problems <a class="header-anchor" href="#problems" aria-label="Permalink to &quot;problems&quot;">​</a></h3><blockquote><p><code>const</code> <strong>problems</strong>: <a href="./../infra/problem#problemcatalogue"><code>ProblemCatalogue</code></a></p></blockquote><p>Defined in: <a href="https://github.com/waymark-url/waymark/blob/main/packages/uri-design/src/problems.ts#L301" target="_blank" rel="noreferrer">packages/uri-design/src/problems.ts:301</a></p><p>What the linter reports of URIs and of documents, and every problem of a resource URI or of parts for one.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/uri-design/problems.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const problems = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  problems as default
};
