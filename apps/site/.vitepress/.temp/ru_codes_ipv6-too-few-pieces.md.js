import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"IPv6-too-few-pieces","description":"В адресе IPv6 без :: меньше восьми групп.","frontmatter":{"title":"IPv6-too-few-pieces","description":"В адресе IPv6 без :: меньше восьми групп.","prev":{"text":"IPv6-invalid-code-point","link":"/ru/codes/ipv6-invalid-code-point"},"next":{"text":"IPv6-piece-leading-zero","link":"/ru/codes/ipv6-piece-leading-zero"}},"headers":[],"relativePath":"ru/codes/ipv6-too-few-pieces.md","filePath":"ru/codes/ipv6-too-few-pieces.md"}');
const _sfc_main = { name: "ru/codes/ipv6-too-few-pieces.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="ipv6-too-few-pieces" tabindex="-1"><code>IPv6-too-few-pieces</code> <a class="header-anchor" href="#ipv6-too-few-pieces" aria-label="Permalink to &quot;\`IPv6-too-few-pieces\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#url-parsing">Разбор URL</a></p><p>В адресе IPv6 без :: меньше восьми групп.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>В адресе IPv6 восемь групп, если нулевые не заменены на <code>::</code>.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Запишите восемь групп или поставьте :: на месте пропущенных нулей.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://[1:2:3]</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://[1:2:3::]</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://%5B1:2:3%5D" target="_self">Открыть этот пример в демо</a></p><p>То же самое в терминале: <code>waymark explain IPv6-too-few-pieces</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#ipv6-too-few-pieces" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#ipv6-too-few-pieces</code></a></p><p>Пакет: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/ipv6-too-few-pieces.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ipv6TooFewPieces = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ipv6TooFewPieces as default
};
