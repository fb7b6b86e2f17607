import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"fragment-pointer-invalid","description":"JSON Pointer во фрагменте недопустим.","frontmatter":{"title":"fragment-pointer-invalid","description":"JSON Pointer во фрагменте недопустим.","prev":{"text":"fragment-range-reversed","link":"/ru/codes/fragment-range-reversed"},"next":{"text":"unencoded-space","link":"/ru/codes/unencoded-space"}},"headers":[],"relativePath":"ru/codes/fragment-pointer-invalid.md","filePath":"ru/codes/fragment-pointer-invalid.md"}');
const _sfc_main = { name: "ru/codes/fragment-pointer-invalid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="fragment-pointer-invalid" tabindex="-1"><code>fragment-pointer-invalid</code> <a class="header-anchor" href="#fragment-pointer-invalid" aria-label="Permalink to &quot;\`fragment-pointer-invalid\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#resource-uris">URI ресурсов</a></p><p>JSON Pointer во фрагменте недопустим.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>В JSON Pointer <code>~</code> записывается как <code>~0</code>, а <code>/</code> внутри имени — как <code>~1</code>. Ничего другого после <code>~</code> стоять не может, и найти нужное поле нельзя.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Запишите <code>~</code> как <code>~0</code>.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>проверяется как фрагмент</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>#/a~2b</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>#/database/host</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain fragment-pointer-invalid</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#fragment-pointer-invalid" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#fragment-pointer-invalid</code></a></p><p>Пакет: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/fragment-pointer-invalid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fragmentPointerInvalid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fragmentPointerInvalid as default
};
