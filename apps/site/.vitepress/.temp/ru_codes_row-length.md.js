import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"row-length","description":"В строке таблицы больше или меньше полей, чем в заголовке. Строка пропущена.","frontmatter":{"title":"row-length","description":"В строке таблицы больше или меньше полей, чем в заголовке. Строка пропущена.","prev":{"text":"robots-without-sitemap","link":"/ru/codes/robots-without-sitemap"},"next":{"text":"group-repeated","link":"/ru/codes/group-repeated"}},"headers":[],"relativePath":"ru/codes/row-length.md","filePath":"ru/codes/row-length.md"}');
const _sfc_main = { name: "ru/codes/row-length.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="row-length" tabindex="-1"><code>row-length</code> <a class="header-anchor" href="#row-length" aria-label="Permalink to &quot;\`row-length\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#sites">Сайты и файлы</a></p><p>В строке таблицы больше или меньше полей, чем в заголовке. Строка пропущена.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Неизвестно, какое поле к какому столбцу относится. Часто в URL есть запятая, а в кавычки он не взят.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Запишите в строке столько полей, сколько в заголовке, и возьмите в кавычки поля, в которых есть разделитель.</p><p><strong>С ключом <code>--fix</code>:</strong> Не исправляется. Какого поля не хватает или какая запятая лишняя, неизвестно.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>таблица страниц</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>url,lastmod</span></span>
<span class="line"><span>https://a.example/a,b,2024-01-01T00:00:00Z</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>url,lastmod</span></span>
<span class="line"><span>&quot;https://a.example/a,b&quot;,2024-01-01T00:00:00Z</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain row-length</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc4180#section-2" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc4180#section-2</code></a></p><p>Пакет: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/row-length.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const rowLength = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  rowLength as default
};
