import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"template-dot-segment","description":"В пути шаблона есть сегмент-точка, а парсеры URL такие сегменты удаляют.","frontmatter":{"title":"template-dot-segment","description":"В пути шаблона есть сегмент-точка, а парсеры URL такие сегменты удаляют.","prev":{"text":"template-too-complex","link":"/ru/codes/template-too-complex"},"next":{"text":"template-prefix-not-applicable","link":"/ru/codes/template-prefix-not-applicable"}},"headers":[],"relativePath":"ru/codes/template-dot-segment.md","filePath":"ru/codes/template-dot-segment.md"}');
const _sfc_main = { name: "ru/codes/template-dot-segment.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="template-dot-segment" tabindex="-1"><code>template-dot-segment</code> <a class="header-anchor" href="#template-dot-segment" aria-label="Permalink to &quot;\`template-dot-segment\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#uri-templates">Шаблоны URI</a></p><p>В пути шаблона есть сегмент-точка, а парсеры URL такие сегменты удаляют.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Парсеры URL раскрывают <code>.</code> и <code>..</code> раньше, чем URI кто-либо увидит. Построенный по шаблону URI пришёл бы с другим путём, и шаблону никогда не соответствовали бы его собственные URI.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Запишите путь без <code>.</code> и <code>..</code>.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/a/../{name}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{name}</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain template-dot-segment</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.3" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-6.2.2.3</code></a></p><p>Пакет: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/template-dot-segment.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const templateDotSegment = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  templateDotSegment as default
};
