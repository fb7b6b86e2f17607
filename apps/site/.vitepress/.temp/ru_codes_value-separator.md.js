import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"value-separator","description":"В значении есть разделитель, хотя ожидается одно имя.","frontmatter":{"title":"value-separator","description":"В значении есть разделитель, хотя ожидается одно имя.","prev":{"text":"value-lone-surrogate","link":"/ru/codes/value-lone-surrogate"},"next":{"text":"value-delimiter","link":"/ru/codes/value-delimiter"}},"headers":[],"relativePath":"ru/codes/value-separator.md","filePath":"ru/codes/value-separator.md"}');
const _sfc_main = { name: "ru/codes/value-separator.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="value-separator" tabindex="-1"><code>value-separator</code> <a class="header-anchor" href="#value-separator" aria-label="Permalink to &quot;\`value-separator\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#uri-templates">Шаблоны URI</a></p><p>В значении есть разделитель, хотя ожидается одно имя.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Значение простой переменной — одно имя. Прямая или обратная косая черта в нём, даже записанная процентным кодом, становится разделителем в программах, которые сначала декодируют, а потом делят на сегменты.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Используйте для путей <code>{+x}</code> или задайте значение без разделителей.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>expand({&quot;name&quot;:&quot;a/b&quot;})</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/files/{name}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/files/{+name}</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain value-separator</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://owasp.org/www-community/attacks/Path_Traversal" target="_blank" rel="noreferrer"><code>owasp.org/www-community/attacks/Path_Traversal</code></a></p><p>Пакет: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/value-separator.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const valueSeparator = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  valueSeparator as default
};
