import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"value-of-wrong-kind","description":"Значение не того вида, который может быть у переменной.","frontmatter":{"title":"value-of-wrong-kind","description":"Значение не того вида, который может быть у переменной.","prev":{"text":"value-missing","link":"/ru/codes/value-missing"},"next":{"text":"value-empty","link":"/ru/codes/value-empty"}},"headers":[],"relativePath":"ru/codes/value-of-wrong-kind.md","filePath":"ru/codes/value-of-wrong-kind.md"}');
const _sfc_main = { name: "ru/codes/value-of-wrong-kind.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="value-of-wrong-kind" tabindex="-1"><code>value-of-wrong-kind</code> <a class="header-anchor" href="#value-of-wrong-kind" aria-label="Permalink to &quot;\`value-of-wrong-kind\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#uri-templates">Шаблоны URI</a></p><p>Значение не того вида, который может быть у переменной.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Значение переменной — строка, список, если указан модификатор <code>*</code>, или то, что задаёт настройка <code>kinds</code>: строка, безопасное целое число, список строк или запись, состоящая из строк.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Задайте строку или то, что указано в <code>kinds</code>.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>expand({&quot;id&quot;:[&quot;a&quot;,&quot;b&quot;]})</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{id}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{id*}</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain value-of-wrong-kind</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-2.3" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-2.3</code></a></p><p>Пакет: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/value-of-wrong-kind.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const valueOfWrongKind = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  valueOfWrongKind as default
};
