import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"host-invalid-code-point","description":"В хосте URL, схема которого не специальная, есть символ, недопустимый в хосте.","frontmatter":{"title":"host-invalid-code-point","description":"В хосте URL, схема которого не специальная, есть символ, недопустимый в хосте.","prev":{"text":"domain-percent-encoded","link":"/ru/codes/domain-percent-encoded"},"next":{"text":"IPv4-non-ASCII-input","link":"/ru/codes/ipv4-non-ascii-input"}},"headers":[],"relativePath":"ru/codes/host-invalid-code-point.md","filePath":"ru/codes/host-invalid-code-point.md"}');
const _sfc_main = { name: "ru/codes/host-invalid-code-point.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="host-invalid-code-point" tabindex="-1"><code>host-invalid-code-point</code> <a class="header-anchor" href="#host-invalid-code-point" aria-label="Permalink to &quot;\`host-invalid-code-point\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#url-parsing">Разбор URL</a></p><p>В хосте URL, схема которого не специальная, есть символ, недопустимый в хосте.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Такой символ завершил бы хост или начал другую часть URL, поэтому парсер останавливается, а не угадывает.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Удалите символ или замените его процентным кодом.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>foo://exa[mple.org</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>foo://example.org</span></span></code></pre></div></div><p><a href="/play/index.html#url=foo://exa%5Bmple.org" target="_self">Открыть этот пример в демо</a></p><p>То же самое в терминале: <code>waymark explain host-invalid-code-point</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#host-invalid-code-point" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#host-invalid-code-point</code></a></p><p>Пакет: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/host-invalid-code-point.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const hostInvalidCodePoint = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  hostInvalidCodePoint as default
};
