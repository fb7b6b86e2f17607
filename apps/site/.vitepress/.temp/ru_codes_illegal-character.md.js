import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"illegal-character","description":"В значении есть символ, которого в XML быть не может.","frontmatter":{"title":"illegal-character","description":"В значении есть символ, которого в XML быть не может.","prev":{"text":"invalid-entry","link":"/ru/codes/invalid-entry"},"next":{"text":"repeated-element","link":"/ru/codes/repeated-element"}},"headers":[],"relativePath":"ru/codes/illegal-character.md","filePath":"ru/codes/illegal-character.md"}');
const _sfc_main = { name: "ru/codes/illegal-character.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="illegal-character" tabindex="-1"><code>illegal-character</code> <a class="header-anchor" href="#illegal-character" aria-label="Permalink to &quot;\`illegal-character\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#sitemaps">Карты сайта</a></p><p>В значении есть символ, которого в XML быть не может.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Большинство управляющих символов в XML недопустимо, даже в виде ссылки на символ, например <code>&amp;#1;</code>. Программы не приняли бы весь файл.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Удалите символ или, если он в URL, замените его процентным кодом.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>описано словами</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>writing a URL with U+0001</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>writing the URL without it</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain illegal-character</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.w3.org/TR/xml/#charsets" target="_blank" rel="noreferrer"><code>www.w3.org/TR/xml/#charsets</code></a></p><p>Пакет: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/illegal-character.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const illegalCharacter = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  illegalCharacter as default
};
