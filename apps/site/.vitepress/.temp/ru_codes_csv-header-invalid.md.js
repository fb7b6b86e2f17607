import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"csv-header-invalid","description":"Первая строка таблицы не называет столбцы как нужно.","frontmatter":{"title":"csv-header-invalid","description":"Первая строка таблицы не называет столбцы как нужно.","prev":{"text":"csv-invalid","link":"/ru/codes/csv-invalid"},"next":{"text":"csv-too-large","link":"/ru/codes/csv-too-large"}},"headers":[],"relativePath":"ru/codes/csv-header-invalid.md","filePath":"ru/codes/csv-header-invalid.md"}');
const _sfc_main = { name: "ru/codes/csv-header-invalid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="csv-header-invalid" tabindex="-1"><code>csv-header-invalid</code> <a class="header-anchor" href="#csv-header-invalid" aria-label="Permalink to &quot;\`csv-header-invalid\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#sites">Сайты и файлы</a></p><p>Первая строка таблицы не называет столбцы как нужно.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Первая строка называет столбцы. Столбец <code>url</code> обязателен, и каждый столбец может встретиться один раз. Без этих имён неизвестно, в каком поле URL, поэтому ничего не прочитано.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Исправьте первую строку таблицы, например так: <code>group,lang,url,lastmod</code>.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>таблица страниц</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>lang,loc</span></span>
<span class="line"><span>en,https://a.example/</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>lang,url</span></span>
<span class="line"><span>en,https://a.example/</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain csv-header-invalid</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme</code></a></p><p>Пакет: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/csv-header-invalid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const csvHeaderInvalid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  csvHeaderInvalid as default
};
