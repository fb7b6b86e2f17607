import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"duplicate-variant","description":"Вариант указан дважды.","frontmatter":{"title":"duplicate-variant","description":"Вариант указан дважды.","prev":{"text":"unknown-variant","link":"/ru/codes/unknown-variant"},"next":{"text":"duplicate-singleton","link":"/ru/codes/duplicate-singleton"}},"headers":[],"relativePath":"ru/codes/duplicate-variant.md","filePath":"ru/codes/duplicate-variant.md"}');
const _sfc_main = { name: "ru/codes/duplicate-variant.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="duplicate-variant" tabindex="-1"><code>duplicate-variant</code> <a class="header-anchor" href="#duplicate-variant" aria-label="Permalink to &quot;\`duplicate-variant\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#language-tags">Языковые теги и значения hreflang</a></p><p>Вариант указан дважды.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Варианты сравниваются без учёта регистра. Второй ничего не добавляет и делает тег недопустимым.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Удалите один из них.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>de-1996-1996</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>de-1996</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain duplicate-variant</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc5646#section-2.2.9" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc5646#section-2.2.9</code></a></p><p>Пакет: <a href="/api/language-tag/"><code>@waymark/language-tag</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/duplicate-variant.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const duplicateVariant = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  duplicateVariant as default
};
