import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"port-out-of-range","description":"Порт больше 65535.","frontmatter":{"title":"port-out-of-range","description":"Порт больше 65535.","prev":{"text":"host-missing","link":"/ru/codes/host-missing"},"next":{"text":"port-invalid","link":"/ru/codes/port-invalid"}},"headers":[],"relativePath":"ru/codes/port-out-of-range.md","filePath":"ru/codes/port-out-of-range.md"}');
const _sfc_main = { name: "ru/codes/port-out-of-range.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="port-out-of-range" tabindex="-1"><code>port-out-of-range</code> <a class="header-anchor" href="#port-out-of-range" aria-label="Permalink to &quot;\`port-out-of-range\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#url-parsing">Разбор URL</a></p><p>Порт больше 65535.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Порты — 16-битные числа.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Укажите порт от 0 до 65535 или удалите его.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org:70000</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org:7000</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://example.org:70000" target="_self">Открыть этот пример в демо</a></p><p>То же самое в терминале: <code>waymark explain port-out-of-range</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#port-out-of-range" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#port-out-of-range</code></a></p><p>Пакет: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/port-out-of-range.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const portOutOfRange = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  portOutOfRange as default
};
