import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"query-search-twice","description":"То, что нужно найти, задают два параметра.","frontmatter":{"title":"query-search-twice","description":"То, что нужно найти, задают два параметра.","prev":{"text":"query-list-item-empty","link":"/ru/codes/query-list-item-empty"},"next":{"text":"query-repeated","link":"/ru/codes/query-repeated"}},"headers":[],"relativePath":"ru/codes/query-search-twice.md","filePath":"ru/codes/query-search-twice.md"}');
const _sfc_main = { name: "ru/codes/query-search-twice.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="query-search-twice" tabindex="-1"><code>query-search-twice</code> <a class="header-anchor" href="#query-search-twice" aria-label="Permalink to &quot;\`query-search-twice\`&quot;">​</a></h1><p><strong>Предупреждение</strong> · <a href="/ru/codes/#resource-uris">URI ресурсов</a></p><p>То, что нужно найти, задают два параметра.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p><code>q</code> и <code>search</code> — два имени одного и того же. Сервер может учесть только один параметр, а тот, кто читает URI, не знает какой.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Используйте одно имя во всём проекте.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>проверяется как строка запроса</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>?q=a&amp;search=b</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>?q=search+term</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=?q=a%26search=b" target="_self">Открыть этот пример в демо</a></p><p>То же самое в терминале: <code>waymark explain query-search-twice</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#query-search-twice" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#query-search-twice</code></a></p><p>Пакет: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/query-search-twice.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const querySearchTwice = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  querySearchTwice as default
};
