import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Guides","description":"How to use the packages of Waymark, step by step.","frontmatter":{"title":"Guides","description":"How to use the packages of Waymark, step by step."},"headers":[],"relativePath":"guides/index.md","filePath":"guides/index.md"}');
const _sfc_main = { name: "guides/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="guides" tabindex="-1">Guides <a class="header-anchor" href="#guides" aria-label="Permalink to &quot;Guides&quot;">​</a></h1><p>How to use the packages, and why URLs behave as they do.</p><ul><li><a href="/guides/when-are-two-urls-equal">When are two URLs equal?</a>: There is no single answer. Which definition fits your job, and what a wrong answer costs.</li><li><a href="/guides/what-normalisation-costs">What normalisation costs</a>: Each rule that makes URLs alike may also make different URLs alike. Three categories say how likely that is.</li><li><a href="/guides/designing-resource-uris">Designing resource URIs</a>: How to name resources so that people can read the names and programs can trust them.</li><li><a href="/guides/how-urls-are-parsed">How the URL Standard parses</a>: What a browser does with a string before it is a URL, step by step.</li><li><a href="/guides/sitemaps-and-hreflang">From a list of pages to a sitemap</a>: How to publish sitemaps with hreflang links that search engines accept.</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("guides/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};
