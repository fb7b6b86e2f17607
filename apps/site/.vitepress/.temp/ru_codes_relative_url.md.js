import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"RELATIVE_URL","description":"URL относительный.","frontmatter":{"title":"RELATIVE_URL","description":"URL относительный.","prev":{"text":"INVALID_URL","link":"/ru/codes/invalid_url"},"next":{"text":"UNSUPPORTED_PROTOCOL","link":"/ru/codes/unsupported_protocol"}},"headers":[],"relativePath":"ru/codes/relative_url.md","filePath":"ru/codes/relative_url.md"}');
const _sfc_main = { name: "ru/codes/relative_url.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="relative-url" tabindex="-1"><code>RELATIVE_URL</code> <a class="header-anchor" href="#relative-url" aria-label="Permalink to &quot;\`RELATIVE_URL\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#databases">Базы данных исходных URL</a></p><p>URL относительный.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>У базы данных нет базового URL, поэтому URL без схемы и хоста не определяет страницу.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Запишите абсолютный URL со схемой и хостом, например https://example.com/page.</p><p><strong>С ключом <code>--fix</code>:</strong> Не исправляется. В базе данных не сказано, относительно какого URL он записан.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/page</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/page</span></span></code></pre></div></div><p><a href="/play/index.html#url=/page" target="_self">Открыть этот пример в демо</a></p><p>То же самое в терминале: <code>waymark explain RELATIVE_URL</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#relative-url-string" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#relative-url-string</code></a></p><p>Пакет: <a href="/api/i18n-validation/"><code>@waymark/i18n-validation</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/relative_url.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const relative_url = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  relative_url as default
};
