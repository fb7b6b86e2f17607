import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"value-dot-segment","description":"В URI появился бы сегмент-точка, а парсеры URL такие сегменты удаляют.","frontmatter":{"title":"value-dot-segment","description":"В URI появился бы сегмент-точка, а парсеры URL такие сегменты удаляют.","prev":{"text":"value-multiple-encoding","link":"/ru/codes/value-multiple-encoding"},"next":{"text":"value-dot-segment-parameter","link":"/ru/codes/value-dot-segment-parameter"}},"headers":[],"relativePath":"ru/codes/value-dot-segment.md","filePath":"ru/codes/value-dot-segment.md"}');
const _sfc_main = { name: "ru/codes/value-dot-segment.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="value-dot-segment" tabindex="-1"><code>value-dot-segment</code> <a class="header-anchor" href="#value-dot-segment" aria-label="Permalink to &quot;\`value-dot-segment\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#uri-templates">Шаблоны URI</a></p><p>В URI появился бы сегмент-точка, а парсеры URL такие сегменты удаляют.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Парсеры URL раскрывают <code>.</code> и <code>..</code>, в том числе записанные через <code>%2e</code>. Значение исчезло бы из пути, а <code>..</code> удалило бы и сегмент перед собой, так что URI указывал бы на другой ресурс.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Задайте значение, отличное от <code>.</code> и <code>..</code>.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>expand({&quot;name&quot;:&quot;..&quot;})</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{name}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{name}.md</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain value-dot-segment</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-5.2.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-5.2.4</code></a></p><p>Пакет: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/value-dot-segment.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const valueDotSegment = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  valueDotSegment as default
};
