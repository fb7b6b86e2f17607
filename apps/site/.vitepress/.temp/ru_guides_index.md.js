import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Руководства","description":"Как пользоваться пакетами Waymark, шаг за шагом.","frontmatter":{"title":"Руководства","description":"Как пользоваться пакетами Waymark, шаг за шагом."},"headers":[],"relativePath":"ru/guides/index.md","filePath":"ru/guides/index.md"}');
const _sfc_main = { name: "ru/guides/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="руководства" tabindex="-1">Руководства <a class="header-anchor" href="#руководства" aria-label="Permalink to &quot;Руководства&quot;">​</a></h1><p>Как пользоваться пакетами и почему URL ведут себя именно так.</p><ul><li><a href="/ru/guides/when-are-two-urls-equal">Когда два URL равны?</a>: Единого ответа нет. Какое определение подходит для вашей задачи и чего стоит ошибка.</li><li><a href="/ru/guides/what-normalisation-costs">Чего стоит нормализация</a>: Правило, которое делает URL одинаковыми, может объединить и разные URL. Насколько это вероятно, говорят три категории.</li><li><a href="/ru/guides/designing-resource-uris">Как проектировать URI ресурсов</a>: Как называть ресурсы, чтобы имена понимали люди и на них могли положиться программы.</li><li><a href="/ru/guides/how-urls-are-parsed">Как разбирает URL стандарт</a>: Что браузер делает со строкой, прежде чем она станет URL, шаг за шагом.</li><li><a href="/ru/guides/sitemaps-and-hreflang">От списка страниц к карте сайта</a>: Как публиковать карты сайта со ссылками hreflang, которые примут поисковые системы.</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/guides/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};
