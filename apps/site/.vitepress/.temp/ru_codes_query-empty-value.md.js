import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"query-empty-value","description":"У параметра запроса пустое значение.","frontmatter":{"title":"query-empty-value","description":"У параметра запроса пустое значение.","prev":{"text":"query-repeated","link":"/ru/codes/query-repeated"},"next":{"text":"query-secret","link":"/ru/codes/query-secret"}},"headers":[],"relativePath":"ru/codes/query-empty-value.md","filePath":"ru/codes/query-empty-value.md"}');
const _sfc_main = { name: "ru/codes/query-empty-value.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="query-empty-value" tabindex="-1"><code>query-empty-value</code> <a class="header-anchor" href="#query-empty-value" aria-label="Permalink to &quot;\`query-empty-value\`&quot;">​</a></h1><p><strong>Примечание</strong> · <a href="/ru/codes/#resource-uris">URI ресурсов</a></p><p>У параметра запроса пустое значение.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>При нормализации URI руководство удаляет пустые параметры, поэтому они ничего не могут означать. Если сервер их читает, после нормализации он отвечает иначе.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Удалите параметр или задайте ему значение.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>проверяется как строка запроса</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>?a=&amp;b=2</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>?b=2</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=?a=%26b=2" target="_self">Открыть этот пример в демо</a></p><p>То же самое в терминале: <code>waymark explain query-empty-value</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#query-empty-value" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#query-empty-value</code></a></p><p>Пакет: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/query-empty-value.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const queryEmptyValue = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  queryEmptyValue as default
};
