import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"@waymark/react-native/auto","description":"The API of @waymark/react-native/auto. URL and URLSearchParams for React Native: a drop-in for react-native-url-polyfill that follows the URL Standard to the letter.","frontmatter":{"title":"@waymark/react-native/auto","description":"The API of @waymark/react-native/auto. URL and URLSearchParams for React Native: a drop-in for react-native-url-polyfill that follows the URL Standard to the letter."},"headers":[],"relativePath":"api/react-native/auto.md","filePath":"api/react-native/auto.md"}');
const _sfc_main = { name: "api/react-native/auto.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="waymark-react-native-auto" tabindex="-1"><code>@waymark/react-native/auto</code> <a class="header-anchor" href="#waymark-react-native-auto" aria-label="Permalink to &quot;\`@waymark/react-native/auto\`&quot;">​</a></h1><h2 id="references" tabindex="-1">References <a class="header-anchor" href="#references" aria-label="Permalink to &quot;References&quot;">​</a></h2><h3 id="reactnativeurlconstructor" tabindex="-1">ReactNativeURLConstructor <a class="header-anchor" href="#reactnativeurlconstructor" aria-label="Permalink to &quot;ReactNativeURLConstructor&quot;">​</a></h3><p>Re-exports <a href="./#reactnativeurlconstructor">ReactNativeURLConstructor</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/react-native/auto.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const auto = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  auto as default
};
