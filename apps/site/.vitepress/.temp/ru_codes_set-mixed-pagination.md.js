import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"set-mixed-pagination","description":"В наборе смешаны способы разбивки на страницы.","frontmatter":{"title":"set-mixed-pagination","description":"В наборе смешаны способы разбивки на страницы.","prev":{"text":"set-mixed-query-case","link":"/ru/codes/set-mixed-query-case"},"next":{"text":"set-mixed-search","link":"/ru/codes/set-mixed-search"}},"headers":[],"relativePath":"ru/codes/set-mixed-pagination.md","filePath":"ru/codes/set-mixed-pagination.md"}');
const _sfc_main = { name: "ru/codes/set-mixed-pagination.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="set-mixed-pagination" tabindex="-1"><code>set-mixed-pagination</code> <a class="header-anchor" href="#set-mixed-pagination" aria-label="Permalink to &quot;\`set-mixed-pagination\`&quot;">​</a></h1><p><strong>Предупреждение</strong> · <a href="/ru/codes/#resource-uris">URI ресурсов</a></p><p>В наборе смешаны способы разбивки на страницы.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Клиентам нужен один способ разбивки на страницы во всём проекте: номера, смещения или курсоры. Иначе для каждого списка нужен отдельный код.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Используйте один способ разбивки на страницы во всём проекте.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>проверяется как строка запроса, в наборе с ?offset=40</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>?page=1&amp;per_page=3</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>?page=1 and ?page=2&amp;per_page=3</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain set-mixed-pagination</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#set-mixed-pagination" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#set-mixed-pagination</code></a></p><p>Пакет: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/set-mixed-pagination.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const setMixedPagination = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  setMixedPagination as default
};
