import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"set-mixed-query-case","description":"В наборе смешаны стили имён параметров запроса.","frontmatter":{"title":"set-mixed-query-case","description":"В наборе смешаны стили имён параметров запроса.","prev":{"text":"set-mixed-path-case","link":"/ru/codes/set-mixed-path-case"},"next":{"text":"set-mixed-pagination","link":"/ru/codes/set-mixed-pagination"}},"headers":[],"relativePath":"ru/codes/set-mixed-query-case.md","filePath":"ru/codes/set-mixed-query-case.md"}');
const _sfc_main = { name: "ru/codes/set-mixed-query-case.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="set-mixed-query-case" tabindex="-1"><code>set-mixed-query-case</code> <a class="header-anchor" href="#set-mixed-query-case" aria-label="Permalink to &quot;\`set-mixed-query-case\`&quot;">​</a></h1><p><strong>Предупреждение</strong> · <a href="/ru/codes/#resource-uris">URI ресурсов</a></p><p>В наборе смешаны стили имён параметров запроса.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>В проекте должен быть один стиль, иначе параметр с ошибкой в имени игнорируется без предупреждения. Правильным считается тот стиль, которого придерживается большинство имён.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Запишите имя так же, как остальные.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>проверяется как строка запроса, в наборе с ?perPage=2</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>?per_page=1&amp;sort_by=a</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>?per_page=1 and ?sort_by=a</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain set-mixed-query-case</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#set-mixed-query-case" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#set-mixed-query-case</code></a></p><p>Пакет: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/set-mixed-query-case.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const setMixedQueryCase = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  setMixedQueryCase as default
};
