import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"csv-too-large","description":"Строка или группа таблицы больше, чем предполагается.","frontmatter":{"title":"csv-too-large","description":"Строка или группа таблицы больше, чем предполагается.","prev":{"text":"csv-header-invalid","link":"/ru/codes/csv-header-invalid"},"next":{"text":"csv-reader-missing","link":"/ru/codes/csv-reader-missing"}},"headers":[],"relativePath":"ru/codes/csv-too-large.md","filePath":"ru/codes/csv-too-large.md"}');
const _sfc_main = { name: "ru/codes/csv-too-large.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="csv-too-large" tabindex="-1"><code>csv-too-large</code> <a class="header-anchor" href="#csv-too-large" aria-label="Permalink to &quot;\`csv-too-large\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#sites">Сайты и файлы</a></p><p>Строка или группа таблицы больше, чем предполагается.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Строка — не больше 1 МиБ, группа — не больше 1000 строк, потому что каждая страница группы получает ссылку на каждую из остальных. В более длинной строке обычно не закрыта кавычка, а более крупная группа — обычно категория страниц, а не переводы одной.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Закройте кавычки и выделите для каждой страницы с её переводами отдельную группу.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>описано словами</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a group of 5,000 rows</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a group of 20 rows</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain csv-too-large</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme</code></a></p><p>Пакет: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/csv-too-large.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const csvTooLarge = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  csvTooLarge as default
};
