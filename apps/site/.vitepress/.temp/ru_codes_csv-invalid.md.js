import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"csv-invalid","description":"В таблице неверно расставлены кавычки.","frontmatter":{"title":"csv-invalid","description":"В таблице неверно расставлены кавычки.","prev":{"text":"json-too-large","link":"/ru/codes/json-too-large"},"next":{"text":"csv-header-invalid","link":"/ru/codes/csv-header-invalid"}},"headers":[],"relativePath":"ru/codes/csv-invalid.md","filePath":"ru/codes/csv-invalid.md"}');
const _sfc_main = { name: "ru/codes/csv-invalid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="csv-invalid" tabindex="-1"><code>csv-invalid</code> <a class="header-anchor" href="#csv-invalid" aria-label="Permalink to &quot;\`csv-invalid\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#sites">Сайты и файлы</a></p><p>В таблице неверно расставлены кавычки.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Поле, в котором есть разделитель, конец строки или кавычка, должно быть взято в кавычки, а каждая кавычка внутри него удваивается. После неверной кавычки неизвестно, где поле заканчивается, поэтому остаток таблицы не прочитан.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Исправьте кавычки поля в этом месте.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>таблица страниц</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>url</span></span>
<span class="line"><span>&quot;https://a.example/&quot;tea</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>url</span></span>
<span class="line"><span>&quot;https://a.example/&quot;&quot;tea&quot;</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain csv-invalid</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc4180#section-2" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc4180#section-2</code></a></p><p>Пакет: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/csv-invalid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const csvInvalid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  csvInvalid as default
};
