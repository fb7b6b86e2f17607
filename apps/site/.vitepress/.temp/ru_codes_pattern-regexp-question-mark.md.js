import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"pattern-regexp-question-mark","description":"Регулярное выражение начинается с «?».","frontmatter":{"title":"pattern-regexp-question-mark","description":"Регулярное выражение начинается с «?».","prev":{"text":"pattern-regexp-not-ascii","link":"/ru/codes/pattern-regexp-not-ascii"},"next":{"text":"pattern-regexp-capturing","link":"/ru/codes/pattern-regexp-capturing"}},"headers":[],"relativePath":"ru/codes/pattern-regexp-question-mark.md","filePath":"ru/codes/pattern-regexp-question-mark.md"}');
const _sfc_main = { name: "ru/codes/pattern-regexp-question-mark.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="pattern-regexp-question-mark" tabindex="-1"><code>pattern-regexp-question-mark</code> <a class="header-anchor" href="#pattern-regexp-question-mark" aria-label="Permalink to &quot;\`pattern-regexp-question-mark\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#url-patterns">Шаблоны URL Pattern</a></p><p>Регулярное выражение начинается с «?».</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>С вопросительного знака после «(» начиналась бы опережающая проверка или именованная группа, а стандарт их здесь не допускает.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Удалите «?» или напишите «(?:» во внутренних скобках.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>pathname объекта</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/(?b)</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/(b)</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain pattern-regexp-question-mark</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://urlpattern.spec.whatwg.org/#pattern-strings" target="_blank" rel="noreferrer"><code>urlpattern.spec.whatwg.org/#pattern-strings</code></a></p><p>Пакет: <a href="/api/url-pattern/"><code>@waymark/url-pattern</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/pattern-regexp-question-mark.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const patternRegexpQuestionMark = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  patternRegexpQuestionMark as default
};
