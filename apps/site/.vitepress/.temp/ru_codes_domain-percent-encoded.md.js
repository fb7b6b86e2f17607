import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"domain-percent-encoded","description":"В домене есть процентный код.","frontmatter":{"title":"domain-percent-encoded","description":"В домене есть процентный код.","prev":{"text":"domain-to-ASCII","link":"/ru/codes/domain-to-ascii"},"next":{"text":"host-invalid-code-point","link":"/ru/codes/host-invalid-code-point"}},"headers":[],"relativePath":"ru/codes/domain-percent-encoded.md","filePath":"ru/codes/domain-percent-encoded.md"}');
const _sfc_main = { name: "ru/codes/domain-percent-encoded.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="domain-percent-encoded" tabindex="-1"><code>domain-percent-encoded</code> <a class="header-anchor" href="#domain-percent-encoded" aria-label="Permalink to &quot;\`domain-percent-encoded\`&quot;">​</a></h1><p><strong>Предупреждение</strong> · <a href="/ru/codes/#url-parsing">Разбор URL</a></p><p>В домене есть процентный код.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Парсер декодирует его, и URL указывает на декодированный домен. Программа, которая сравнивает строки, видит два разных хоста; так обходят фильтры.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Напишите сам символ.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://exam%70le.org</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://exam%2570le.org" target="_self">Открыть этот пример в демо</a></p><p>То же самое в терминале: <code>waymark explain domain-percent-encoded</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#domain-percent-encoded" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#domain-percent-encoded</code></a></p><p>Пакет: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/domain-percent-encoded.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const domainPercentEncoded = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  domainPercentEncoded as default
};
