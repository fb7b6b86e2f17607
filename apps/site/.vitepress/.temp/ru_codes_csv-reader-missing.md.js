import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"csv-reader-missing","description":"База данных — таблица, а модуля для чтения таблиц нет.","frontmatter":{"title":"csv-reader-missing","description":"База данных — таблица, а модуля для чтения таблиц нет.","prev":{"text":"csv-too-large","link":"/ru/codes/csv-too-large"},"next":{"text":"memory-limit-exceeded","link":"/ru/codes/memory-limit-exceeded"}},"headers":[],"relativePath":"ru/codes/csv-reader-missing.md","filePath":"ru/codes/csv-reader-missing.md"}');
const _sfc_main = { name: "ru/codes/csv-reader-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="csv-reader-missing" tabindex="-1"><code>csv-reader-missing</code> <a class="header-anchor" href="#csv-reader-missing" aria-label="Permalink to &quot;\`csv-reader-missing\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#sites">Сайты и файлы</a></p><p>База данных — таблица, а модуля для чтения таблиц нет.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Для чтения CSV и TSV нужен Node, поэтому в основной точке входа этого модуля нет. <code>writeSite</code> и <code>diskFiles</code> используют его сами.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Передайте в <code>buildSite</code> или <code>readDatabase</code> настройку <code>readCsv</code> из <code>@waymark/site/node</code>.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>описано словами</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>buildSite(pages)</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>buildSite(pages, { readCsv })</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain csv-reader-missing</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme</code></a></p><p>Пакет: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/csv-reader-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const csvReaderMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  csvReaderMissing as default
};
