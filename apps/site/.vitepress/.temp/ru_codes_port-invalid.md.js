import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"port-invalid","description":"Порт не является десятичным числом.","frontmatter":{"title":"port-invalid","description":"Порт не является десятичным числом.","prev":{"text":"port-out-of-range","link":"/ru/codes/port-out-of-range"},"next":{"text":"file-invalid-Windows-drive-letter","link":"/ru/codes/file-invalid-windows-drive-letter"}},"headers":[],"relativePath":"ru/codes/port-invalid.md","filePath":"ru/codes/port-invalid.md"}');
const _sfc_main = { name: "ru/codes/port-invalid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="port-invalid" tabindex="-1"><code>port-invalid</code> <a class="header-anchor" href="#port-invalid" aria-label="Permalink to &quot;\`port-invalid\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#url-parsing">Разбор URL</a></p><p>Порт не является десятичным числом.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>После двоеточия должно стоять число; двоеточие в пароле нужно записать как <code>%3A</code>, а адрес IPv6 — заключить в скобки.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Напишите только цифры; адрес IPv6 заключите в скобки.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org:7z</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org:7</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://example.org:7z" target="_self">Открыть этот пример в демо</a></p><p>То же самое в терминале: <code>waymark explain port-invalid</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#port-invalid" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#port-invalid</code></a></p><p>Пакет: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/port-invalid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const portInvalid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  portInvalid as default
};
