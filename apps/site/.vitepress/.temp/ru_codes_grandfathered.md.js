import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"grandfathered","description":"Значение — тег, зарегистрированный целиком.","frontmatter":{"title":"grandfathered","description":"Значение — тег, зарегистрированный целиком.","prev":{"text":"duplicate-singleton","link":"/ru/codes/duplicate-singleton"},"next":{"text":"private-use","link":"/ru/codes/private-use"}},"headers":[],"relativePath":"ru/codes/grandfathered.md","filePath":"ru/codes/grandfathered.md"}');
const _sfc_main = { name: "ru/codes/grandfathered.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="grandfathered" tabindex="-1"><code>grandfathered</code> <a class="header-anchor" href="#grandfathered" aria-label="Permalink to &quot;\`grandfathered\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#language-tags">Языковые теги и значения hreflang</a></p><p>Значение — тег, зарегистрированный целиком.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Такие теги старше грамматики с подтегами. Они допустимы, но в документации поисковых систем есть только языки, письменности и регионы.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Укажите тег, составленный из зарегистрированных подтегов.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>i-lux</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>lb</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain grandfathered</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://developers.google.com/search/docs/specialty/international/localized-versions#language-codes" target="_blank" rel="noreferrer"><code>developers.google.com/search/docs/specialty/international/localized-versions#language-codes</code></a></p><p>Пакет: <a href="/api/language-tag/"><code>@waymark/language-tag</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/grandfathered.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const grandfathered = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  grandfathered as default
};
