import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"pattern-regexp-not-ascii","description":"В регулярном выражении есть символ вне ASCII.","frontmatter":{"title":"pattern-regexp-not-ascii","description":"В регулярном выражении есть символ вне ASCII.","prev":{"text":"pattern-regexp-empty","link":"/ru/codes/pattern-regexp-empty"},"next":{"text":"pattern-regexp-question-mark","link":"/ru/codes/pattern-regexp-question-mark"}},"headers":[],"relativePath":"ru/codes/pattern-regexp-not-ascii.md","filePath":"ru/codes/pattern-regexp-not-ascii.md"}');
const _sfc_main = { name: "ru/codes/pattern-regexp-not-ascii.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="pattern-regexp-not-ascii" tabindex="-1"><code>pattern-regexp-not-ascii</code> <a class="header-anchor" href="#pattern-regexp-not-ascii" aria-label="Permalink to &quot;\`pattern-regexp-not-ascii\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#url-patterns">Шаблоны URL Pattern</a></p><p>В регулярном выражении есть символ вне ASCII.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Стандарт допускает в регулярных выражениях только ASCII. Большинство других символов в URL записано процентными кодами.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Запишите его как «\\u{...}» или сопоставляйте с его процентными кодами.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://a.example/(é)</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://a.example/(%C3%A9)</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain pattern-regexp-not-ascii</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://urlpattern.spec.whatwg.org/#pattern-strings" target="_blank" rel="noreferrer"><code>urlpattern.spec.whatwg.org/#pattern-strings</code></a></p><p>Пакет: <a href="/api/url-pattern/"><code>@waymark/url-pattern</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/pattern-regexp-not-ascii.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const patternRegexpNotAscii = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  patternRegexpNotAscii as default
};
