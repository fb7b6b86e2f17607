import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"value-out-of-range","description":"Целое число меньше или больше, чем допускает переменная.","frontmatter":{"title":"value-out-of-range","description":"Целое число меньше или больше, чем допускает переменная.","prev":{"text":"value-of-wrong-length","link":"/ru/codes/value-of-wrong-length"},"next":{"text":"value-missing","link":"/ru/codes/value-missing"}},"headers":[],"relativePath":"ru/codes/value-out-of-range.md","filePath":"ru/codes/value-out-of-range.md"}');
const _sfc_main = { name: "ru/codes/value-out-of-range.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="value-out-of-range" tabindex="-1"><code>value-out-of-range</code> <a class="header-anchor" href="#value-out-of-range" aria-label="Permalink to &quot;\`value-out-of-range\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#uri-templates">Шаблоны URI</a></p><p>Целое число меньше или больше, чем допускает переменная.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Правило переменной ограничивает целое число значениями <code>min</code> или <code>max</code>: например, размер страницы, которую сервер согласен отдать.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Задайте целое число от <code>min</code> до <code>max</code>.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>правило для x: { kind: &#39;integer&#39;, max: 100 }</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>expand({&quot;x&quot;:1000})</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>expand({&quot;x&quot;:100})</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain value-out-of-range</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-2.3" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-2.3</code></a></p><p>Пакет: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/value-out-of-range.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const valueOutOfRange = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  valueOutOfRange as default
};
