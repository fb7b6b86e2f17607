import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"scheme-invalid","description":"Схема недопустима.","frontmatter":{"title":"scheme-invalid","description":"Схема недопустима.","prev":{"text":"scheme-missing","link":"/ru/codes/scheme-missing"},"next":{"text":"scheme-not-lowercase","link":"/ru/codes/scheme-not-lowercase"}},"headers":[],"relativePath":"ru/codes/scheme-invalid.md","filePath":"ru/codes/scheme-invalid.md"}');
const _sfc_main = { name: "ru/codes/scheme-invalid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="scheme-invalid" tabindex="-1"><code>scheme-invalid</code> <a class="header-anchor" href="#scheme-invalid" aria-label="Permalink to &quot;\`scheme-invalid\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#resource-uris">URI ресурсов</a></p><p>Схема недопустима.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Схема начинается с буквы, за которой идут буквы, цифры, <code>+</code>, <code>-</code> и <code>.</code>. Всё остальное парсеры считают относительным путём и разрешают относительно базового URI.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Используйте только буквы, цифры, <code>+</code>, <code>-</code> и <code>.</code>.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>my_scheme://x/y</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>my-scheme://x/y</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=my_scheme://x/y" target="_self">Открыть этот пример в демо</a></p><p>То же самое в терминале: <code>waymark explain scheme-invalid</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-3.1" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-3.1</code></a></p><p>Пакет: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/scheme-invalid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const schemeInvalid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  schemeInvalid as default
};
