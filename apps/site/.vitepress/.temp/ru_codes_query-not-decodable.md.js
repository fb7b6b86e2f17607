import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"query-not-decodable","description":"В строке запроса есть % без двух шестнадцатеричных цифр после него или байты, которые не являются UTF-8.","frontmatter":{"title":"query-not-decodable","description":"В строке запроса есть % без двух шестнадцатеричных цифр после него или байты, которые не являются UTF-8.","prev":{"text":"file-host-remote","link":"/ru/codes/file-host-remote"},"next":{"text":"fragment-not-valid","link":"/ru/codes/fragment-not-valid"}},"headers":[],"relativePath":"ru/codes/query-not-decodable.md","filePath":"ru/codes/query-not-decodable.md"}');
const _sfc_main = { name: "ru/codes/query-not-decodable.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="query-not-decodable" tabindex="-1"><code>query-not-decodable</code> <a class="header-anchor" href="#query-not-decodable" aria-label="Permalink to &quot;\`query-not-decodable\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#resource-uris">URI ресурсов</a></p><p>В строке запроса есть <code>%</code> без двух шестнадцатеричных цифр после него или байты, которые не являются UTF-8.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Имена и значения параметров декодируются как UTF-8, ровно один раз. Другие байты превратились бы в символы замены, и два разных значения стали бы одним.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Запишите строку запроса процентными кодами UTF-8.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>memory://s/k?a=%FF</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>memory://s/k?a=%C3%A9</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain query-not-decodable</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-2.1" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-2.1</code></a></p><p>Пакет: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/query-not-decodable.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const queryNotDecodable = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  queryNotDecodable as default
};
