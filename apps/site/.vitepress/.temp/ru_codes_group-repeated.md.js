import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"group-repeated","description":"Строки группы идут не подряд.","frontmatter":{"title":"group-repeated","description":"Строки группы идут не подряд.","prev":{"text":"row-length","link":"/ru/codes/row-length"},"next":{"text":"group-without-lang","link":"/ru/codes/group-without-lang"}},"headers":[],"relativePath":"ru/codes/group-repeated.md","filePath":"ru/codes/group-repeated.md"}');
const _sfc_main = { name: "ru/codes/group-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="group-repeated" tabindex="-1"><code>group-repeated</code> <a class="header-anchor" href="#group-repeated" aria-label="Permalink to &quot;\`group-repeated\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#sites">Сайты и файлы</a></p><p>Строки группы идут не подряд.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Как переводы связываются только строки, которые идут подряд: так таблица любого размера читается в ограниченной памяти.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Отсортируйте таблицу по столбцу group.</p><p><strong>С ключом <code>--fix</code>:</strong> Не исправляется. Строки могут относиться к одной группе, или две группы могли по ошибке получить одно имя.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>таблица страниц</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>group,lang,url,lastmod</span></span>
<span class="line"><span>1,en,https://a.example/en,2024-01-01T00:00:00Z</span></span>
<span class="line"><span>2,en,https://a.example/b,2024-01-01T00:00:00Z</span></span>
<span class="line"><span>1,de,https://a.example/de,2024-01-01T00:00:00Z</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>group,lang,url,lastmod</span></span>
<span class="line"><span>1,en,https://a.example/en,2024-01-01T00:00:00Z</span></span>
<span class="line"><span>1,de,https://a.example/de,2024-01-01T00:00:00Z</span></span>
<span class="line"><span>2,en,https://a.example/b,2024-01-01T00:00:00Z</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain group-repeated</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme</code></a></p><p>Пакет: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/group-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const groupRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  groupRepeated as default
};
