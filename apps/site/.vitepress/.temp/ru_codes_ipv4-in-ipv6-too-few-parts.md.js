import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"IPv4-in-IPv6-too-few-parts","description":"В адресе IPv4 внутри адреса IPv6 меньше четырёх частей.","frontmatter":{"title":"IPv4-in-IPv6-too-few-parts","description":"В адресе IPv4 внутри адреса IPv6 меньше четырёх частей.","prev":{"text":"IPv4-in-IPv6-out-of-range-part","link":"/ru/codes/ipv4-in-ipv6-out-of-range-part"},"next":{"text":"invalid-URL-unit","link":"/ru/codes/invalid-url-unit"}},"headers":[],"relativePath":"ru/codes/ipv4-in-ipv6-too-few-parts.md","filePath":"ru/codes/ipv4-in-ipv6-too-few-parts.md"}');
const _sfc_main = { name: "ru/codes/ipv4-in-ipv6-too-few-parts.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="ipv4-in-ipv6-too-few-parts" tabindex="-1"><code>IPv4-in-IPv6-too-few-parts</code> <a class="header-anchor" href="#ipv4-in-ipv6-too-few-parts" aria-label="Permalink to &quot;\`IPv4-in-IPv6-too-few-parts\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#url-parsing">Разбор URL</a></p><p>В адресе IPv4 внутри адреса IPv6 меньше четырёх частей.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Внутри адреса IPv6 адрес IPv4 записывается только в строгой форме: четыре части от 0 до 255.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Запишите все четыре части.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://[ffff::127.0.0]</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://[ffff::127.0.0.1]</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://%5Bffff::127.0.0%5D" target="_self">Открыть этот пример в демо</a></p><p>То же самое в терминале: <code>waymark explain IPv4-in-IPv6-too-few-parts</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#ipv4-in-ipv6-too-few-parts" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#ipv4-in-ipv6-too-few-parts</code></a></p><p>Пакет: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/ipv4-in-ipv6-too-few-parts.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ipv4InIpv6TooFewParts = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ipv4InIpv6TooFewParts as default
};
