import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"value-delimiter","description":"В значении есть символ, который завершает или делит эту часть URI.","frontmatter":{"title":"value-delimiter","description":"В значении есть символ, который завершает или делит эту часть URI.","prev":{"text":"value-separator","link":"/ru/codes/value-separator"},"next":{"text":"value-percent-encoded","link":"/ru/codes/value-percent-encoded"}},"headers":[],"relativePath":"ru/codes/value-delimiter.md","filePath":"ru/codes/value-delimiter.md"}');
const _sfc_main = { name: "ru/codes/value-delimiter.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="value-delimiter" tabindex="-1"><code>value-delimiter</code> <a class="header-anchor" href="#value-delimiter" aria-label="Permalink to &quot;\`value-delimiter\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#uri-templates">Шаблоны URI</a></p><p>В значении есть символ, который завершает или делит эту часть URI.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Операторы, которые копируют зарезервированные символы, как <code>{+path}</code>, позволили бы значению завершить эту часть URI и начать следующую. Путь <code>a?b</code> стал бы путём и строкой запроса, которой вызывающая программа не писала.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Используйте оператор, который заменяет такой символ процентным кодом, или задайте значение без него.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>expand({&quot;path&quot;:&quot;a?b&quot;})</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{+path}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{path}</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain value-delimiter</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-3.2.3" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-3.2.3</code></a></p><p>Пакет: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/value-delimiter.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const valueDelimiter = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  valueDelimiter as default
};
