import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Comparisons","description":"Waymark compared with other packages: features, exactness, size and speed.","frontmatter":{"title":"Comparisons","description":"Waymark compared with other packages: features, exactness, size and speed."},"headers":[],"relativePath":"guides/compare/index.md","filePath":"guides/compare/index.md"}');
const _sfc_main = { name: "guides/compare/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="comparisons" tabindex="-1">Comparisons <a class="header-anchor" href="#comparisons" aria-label="Permalink to &quot;Comparisons&quot;">​</a></h1><p>Waymark and the packages that people use today: features, exactness, size and speed, each measured by a script in the repository.</p><ul><li><a href="/guides/compare/whatwg-url">Waymark and whatwg-url</a>: The implementation that jsdom uses, beside @waymark/url.</li><li><a href="/guides/compare/react-native-url-polyfill">Waymark and react-native-url-polyfill</a>: The usual polyfill for React Native, beside @waymark/react-native.</li><li><a href="/guides/compare/core-js-pure">Waymark and core-js</a>: The URL of core-js, beside @waymark/url.</li><li><a href="/guides/compare/tldts">Waymark and tldts</a>: A fast library for domains, beside @waymark/public-suffix.</li><li><a href="/guides/compare/normalize-url">Waymark and normalize-url</a>: The best-known normaliser for Node, beside @waymark/normalize.</li><li><a href="/guides/compare/sitemap">Waymark and sitemap.js</a>: The usual writer of sitemaps for Node, beside @waymark/sitemap and @waymark/site.</li><li><a href="/guides/compare/url-template">Waymark and url-template</a>: A small library for RFC 6570, beside @waymark/uri-template.</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("guides/compare/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};
