import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"private-use","description":"Значение или его письменность предназначены для частного использования.","frontmatter":{"title":"private-use","description":"Значение или его письменность предназначены для частного использования.","prev":{"text":"grandfathered","link":"/ru/codes/grandfathered"},"next":{"text":"invalid-subtag","link":"/ru/codes/invalid-subtag"}},"headers":[],"relativePath":"ru/codes/private-use.md","filePath":"ru/codes/private-use.md"}');
const _sfc_main = { name: "ru/codes/private-use.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="private-use" tabindex="-1"><code>private-use</code> <a class="header-anchor" href="#private-use" aria-label="Permalink to &quot;\`private-use\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#language-tags">Языковые теги и значения hreflang</a></p><p>Значение или его письменность предназначены для частного использования.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Их смысл знают только те, кто о нём договорился, поэтому поисковым системам они бесполезны. Исключение — <code>x-default</code>.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Укажите зарегистрированный язык или письменность либо x-default.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>x-klingon</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>x-default</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain private-use</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://developers.google.com/search/docs/specialty/international/localized-versions#language-codes" target="_blank" rel="noreferrer"><code>developers.google.com/search/docs/specialty/international/localized-versions#language-codes</code></a></p><p>Пакет: <a href="/api/language-tag/"><code>@waymark/language-tag</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/private-use.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const privateUse = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  privateUse as default
};
