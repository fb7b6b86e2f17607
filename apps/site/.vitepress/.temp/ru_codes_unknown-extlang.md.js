import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"unknown-extlang","description":"Три буквы после языка не являются зарегистрированным подтегом extlang.","frontmatter":{"title":"unknown-extlang","description":"Три буквы после языка не являются зарегистрированным подтегом extlang.","prev":{"text":"unknown-language","link":"/ru/codes/unknown-language"},"next":{"text":"multiple-extlangs","link":"/ru/codes/multiple-extlangs"}},"headers":[],"relativePath":"ru/codes/unknown-extlang.md","filePath":"ru/codes/unknown-extlang.md"}');
const _sfc_main = { name: "ru/codes/unknown-extlang.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="unknown-extlang" tabindex="-1"><code>unknown-extlang</code> <a class="header-anchor" href="#unknown-extlang" aria-label="Permalink to &quot;\`unknown-extlang\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#language-tags">Языковые теги и значения hreflang</a></p><p>Три буквы после языка не являются зарегистрированным подтегом extlang.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Три буквы после языка читаются как подтег расширенного языка (extlang), поэтому для страны нужен двухбуквенный код.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Удалите их или укажите только код языка.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>en-USA</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>en-US</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain unknown-extlang</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc5646#section-2.2.2" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc5646#section-2.2.2</code></a></p><p>Пакет: <a href="/api/language-tag/"><code>@waymark/language-tag</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/unknown-extlang.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const unknownExtlang = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  unknownExtlang as default
};
