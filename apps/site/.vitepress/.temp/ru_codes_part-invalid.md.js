import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"part-invalid","description":"Значение недопустимо для этой части: например, это список вместо строки или недопустимый хост или порт.","frontmatter":{"title":"part-invalid","description":"Значение недопустимо для этой части: например, это список вместо строки или недопустимый хост или порт.","prev":{"text":"part-refused","link":"/ru/codes/part-refused"},"next":{"text":"part-empty","link":"/ru/codes/part-empty"}},"headers":[],"relativePath":"ru/codes/part-invalid.md","filePath":"ru/codes/part-invalid.md"}');
const _sfc_main = { name: "ru/codes/part-invalid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="part-invalid" tabindex="-1"><code>part-invalid</code> <a class="header-anchor" href="#part-invalid" aria-label="Permalink to &quot;\`part-invalid\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#resource-uris">URI ресурсов</a></p><p>Значение недопустимо для этой части: например, это список вместо строки или недопустимый хост или порт.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Хост должен быть допустимым по URL Standard, порт — числом до 65535, диск — одной буквой, строка файла — положительным целым числом, а остальные части — строками.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Задайте значение, допустимое для этой части.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>resource.https({ host: … })</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a.example:80</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a.example</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain part-invalid</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#schemes" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#schemes</code></a></p><p>Пакет: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/part-invalid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const partInvalid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  partInvalid as default
};
