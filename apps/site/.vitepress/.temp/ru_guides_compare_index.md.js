import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Сравнение с другими пакетами","description":"Чем Waymark отличается от других пакетов: возможности, точность, размер, скорость.","frontmatter":{"title":"Сравнение с другими пакетами","description":"Чем Waymark отличается от других пакетов: возможности, точность, размер, скорость."},"headers":[],"relativePath":"ru/guides/compare/index.md","filePath":"ru/guides/compare/index.md"}');
const _sfc_main = { name: "ru/guides/compare/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="сравнение-с-другими-пакетами" tabindex="-1">Сравнение с другими пакетами <a class="header-anchor" href="#сравнение-с-другими-пакетами" aria-label="Permalink to &quot;Сравнение с другими пакетами&quot;">​</a></h1><p>Waymark и пакеты, которыми обычно пользуются сегодня: возможности, точность, размер и скорость. Все измерения сделаны сценариями из репозитория.</p><ul><li><a href="/ru/guides/compare/whatwg-url">Waymark и whatwg-url</a>: Реализация, которой пользуется jsdom, рядом с @waymark/url.</li><li><a href="/ru/guides/compare/react-native-url-polyfill">Waymark и react-native-url-polyfill</a>: Обычный полифил для React Native рядом с @waymark/react-native.</li><li><a href="/ru/guides/compare/core-js-pure">Waymark и core-js</a>: URL из core-js рядом с @waymark/url.</li><li><a href="/ru/guides/compare/tldts">Waymark и tldts</a>: Быстрая библиотека для доменов рядом с @waymark/public-suffix.</li><li><a href="/ru/guides/compare/normalize-url">Waymark и normalize-url</a>: Самый известный нормализатор для Node рядом с @waymark/normalize.</li><li><a href="/ru/guides/compare/sitemap">Waymark и sitemap.js</a>: Обычное средство записи карт сайта для Node рядом с @waymark/sitemap и @waymark/site.</li><li><a href="/ru/guides/compare/url-template">Waymark и url-template</a>: Небольшая библиотека для RFC 6570 рядом с @waymark/uri-template.</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/guides/compare/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};
