import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"extlang-prefix-mismatch","description":"Подтег extlang относится к другому языку.","frontmatter":{"title":"extlang-prefix-mismatch","description":"Подтег extlang относится к другому языку.","prev":{"text":"multiple-extlangs","link":"/ru/codes/multiple-extlangs"},"next":{"text":"unknown-script","link":"/ru/codes/unknown-script"}},"headers":[],"relativePath":"ru/codes/extlang-prefix-mismatch.md","filePath":"ru/codes/extlang-prefix-mismatch.md"}');
const _sfc_main = { name: "ru/codes/extlang-prefix-mismatch.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="extlang-prefix-mismatch" tabindex="-1"><code>extlang-prefix-mismatch</code> <a class="header-anchor" href="#extlang-prefix-mismatch" aria-label="Permalink to &quot;\`extlang-prefix-mismatch\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#language-tags">Языковые теги и значения hreflang</a></p><p>Подтег extlang относится к другому языку.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Каждый extlang зарегистрирован вместе с единственным языком, после которого он может стоять.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Укажите extlang сам по себе как язык, например yue вместо zh-yue.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>en-yue</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>zh-yue</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain extlang-prefix-mismatch</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc5646#section-2.2.2" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc5646#section-2.2.2</code></a></p><p>Пакет: <a href="/api/language-tag/"><code>@waymark/language-tag</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/extlang-prefix-mismatch.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const extlangPrefixMismatch = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  extlangPrefixMismatch as default
};
