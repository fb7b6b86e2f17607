import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"part-delimiter","description":"В части есть символ, который завершает или делит эту часть URI.","frontmatter":{"title":"part-delimiter","description":"В части есть символ, который завершает или делит эту часть URI.","prev":{"text":"part-lone-surrogate","link":"/ru/codes/part-lone-surrogate"},"next":{"text":"file-not-absolute","link":"/ru/codes/file-not-absolute"}},"headers":[],"relativePath":"ru/codes/part-delimiter.md","filePath":"ru/codes/part-delimiter.md"}');
const _sfc_main = { name: "ru/codes/part-delimiter.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="part-delimiter" tabindex="-1"><code>part-delimiter</code> <a class="header-anchor" href="#part-delimiter" aria-label="Permalink to &quot;\`part-delimiter\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#resource-uris">URI ресурсов</a></p><p>В части есть символ, который завершает или делит эту часть URI.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Косая черта, вопросительный знак, решётка, знак @ или знак процента в хосте начали бы другую часть URI или скрыли бы настоящий хост.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Удалите символ.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>resource.https({ host: … })</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>evil.example/x@a.example</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a.example</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain part-delimiter</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-3.2" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-3.2</code></a></p><p>Пакет: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/part-delimiter.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const partDelimiter = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  partDelimiter as default
};
