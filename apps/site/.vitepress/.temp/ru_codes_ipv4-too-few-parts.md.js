import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"IPv4-too-few-parts","description":"В адресе IPv4 меньше четырёх частей; последняя заполняет недостающие.","frontmatter":{"title":"IPv4-too-few-parts","description":"В адресе IPv4 меньше четырёх частей; последняя заполняет недостающие.","prev":{"text":"IPv4-empty-part","link":"/ru/codes/ipv4-empty-part"},"next":{"text":"IPv4-too-many-parts","link":"/ru/codes/ipv4-too-many-parts"}},"headers":[],"relativePath":"ru/codes/ipv4-too-few-parts.md","filePath":"ru/codes/ipv4-too-few-parts.md"}');
const _sfc_main = { name: "ru/codes/ipv4-too-few-parts.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="ipv4-too-few-parts" tabindex="-1"><code>IPv4-too-few-parts</code> <a class="header-anchor" href="#ipv4-too-few-parts" aria-label="Permalink to &quot;\`IPv4-too-few-parts\`&quot;">​</a></h1><p><strong>Предупреждение</strong> · <a href="/ru/codes/#url-parsing">Разбор URL</a></p><p>В адресе IPv4 меньше четырёх частей; последняя заполняет недостающие.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p><code>1.2.3</code> — старая запись адреса <code>1.2.0.3</code>. Мало кто её ожидает, а другие программы её не принимают или читают как другой адрес.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Запишите все четыре части.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://1.2.3/</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://1.2.0.3/</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://1.2.3/" target="_self">Открыть этот пример в демо</a></p><p>То же самое в терминале: <code>waymark explain IPv4-too-few-parts</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#ipv4-too-few-parts" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#ipv4-too-few-parts</code></a></p><p>Пакет: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/ipv4-too-few-parts.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ipv4TooFewParts = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ipv4TooFewParts as default
};
