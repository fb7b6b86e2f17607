import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"url-line-without-form","description":"У URL нет нормальной формы по этому набору правил.","frontmatter":{"title":"url-line-without-form","description":"У URL нет нормальной формы по этому набору правил.","prev":{"text":"url-line-scheme","link":"/ru/codes/url-line-scheme"},"next":false},"headers":[],"relativePath":"ru/codes/url-line-without-form.md","filePath":"ru/codes/url-line-without-form.md"}');
const _sfc_main = { name: "ru/codes/url-line-without-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="url-line-without-form" tabindex="-1"><code>url-line-without-form</code> <a class="header-anchor" href="#url-line-without-form" aria-label="Permalink to &quot;\`url-line-without-form\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#url-lists">Нормализация списков URL</a></p><p>У URL нет нормальной формы по этому набору правил.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>У наборов правил, которые повторяют определение другой системы, например <code>safe-browsing</code>, нет формы для некоторых URL, которые принимает парсер URL.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Пропустите строку или выберите другой набор правил.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>набор правил \`safe-browsing\`</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>mailto:a@example.com</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain url-line-without-form</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://developers.google.com/safe-browsing/v4/urls-hashing#canonicalization" target="_blank" rel="noreferrer"><code>developers.google.com/safe-browsing/v4/urls-hashing#canonicalization</code></a></p><p>Пакет: <a href="/api/normalize/"><code>@waymark/normalize</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/url-line-without-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const urlLineWithoutForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  urlLineWithoutForm as default
};
