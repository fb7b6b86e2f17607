import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"path-empty-segment","description":"Один из сегментов пути пустой.","frontmatter":{"title":"path-empty-segment","description":"Один из сегментов пути пустой.","prev":{"text":"path-too-deep","link":"/ru/codes/path-too-deep"},"next":{"text":"path-dot-segment","link":"/ru/codes/path-dot-segment"}},"headers":[],"relativePath":"ru/codes/path-empty-segment.md","filePath":"ru/codes/path-empty-segment.md"}');
const _sfc_main = { name: "ru/codes/path-empty-segment.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="path-empty-segment" tabindex="-1"><code>path-empty-segment</code> <a class="header-anchor" href="#path-empty-segment" aria-label="Permalink to &quot;\`path-empty-segment\`&quot;">​</a></h1><p><strong>Предупреждение</strong> · <a href="/ru/codes/#resource-uris">URI ресурсов</a></p><p>Один из сегментов пути пустой.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Путь с двумя косыми чертами подряд и путь с одной — разные пути, но заметить это трудно, и многие серверы их не различают.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Удалите одну из косых черт.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>проверяется как путь</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users//123</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/123</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=/users//123" target="_self">Открыть этот пример в демо</a></p><p>То же самое в терминале: <code>waymark explain path-empty-segment</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#path-empty-segment" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#path-empty-segment</code></a></p><p>Пакет: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/path-empty-segment.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const pathEmptySegment = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  pathEmptySegment as default
};
