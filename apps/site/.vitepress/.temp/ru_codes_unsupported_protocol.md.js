import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"UNSUPPORTED_PROTOCOL","description":"Схема не разрешена.","frontmatter":{"title":"UNSUPPORTED_PROTOCOL","description":"Схема не разрешена.","prev":{"text":"RELATIVE_URL","link":"/ru/codes/relative_url"},"next":{"text":"INVALID_HOST","link":"/ru/codes/invalid_host"}},"headers":[],"relativePath":"ru/codes/unsupported_protocol.md","filePath":"ru/codes/unsupported_protocol.md"}');
const _sfc_main = { name: "ru/codes/unsupported_protocol.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="unsupported-protocol" tabindex="-1"><code>UNSUPPORTED_PROTOCOL</code> <a class="header-anchor" href="#unsupported-protocol" aria-label="Permalink to &quot;\`UNSUPPORTED_PROTOCOL\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#databases">Базы данных исходных URL</a></p><p>Схема не разрешена.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>У страниц бывают URL http и https; строгая конфигурация принимает только https.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Используйте https или, если конфигурация это допускает, http.</p><p><strong>С ключом <code>--fix</code>:</strong> Не исправляется. По другой схеме сайт может не отвечать.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>ftp://example.com/</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/</span></span></code></pre></div></div><p><a href="/play/index.html#url=ftp://example.com/" target="_self">Открыть этот пример в демо</a></p><p>То же самое в терминале: <code>waymark explain UNSUPPORTED_PROTOCOL</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#special-scheme" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#special-scheme</code></a></p><p>Пакет: <a href="/api/i18n-validation/"><code>@waymark/i18n-validation</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/unsupported_protocol.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const unsupported_protocol = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  unsupported_protocol as default
};
