import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"template-invalid-modifier","description":"Модификатор после имени недопустим.","frontmatter":{"title":"template-invalid-modifier","description":"Модификатор после имени недопустим.","prev":{"text":"template-invalid-variable","link":"/ru/codes/template-invalid-variable"},"next":{"text":"template-ambiguous","link":"/ru/codes/template-ambiguous"}},"headers":[],"relativePath":"ru/codes/template-invalid-modifier.md","filePath":"ru/codes/template-invalid-modifier.md"}');
const _sfc_main = { name: "ru/codes/template-invalid-modifier.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="template-invalid-modifier" tabindex="-1"><code>template-invalid-modifier</code> <a class="header-anchor" href="#template-invalid-modifier" aria-label="Permalink to &quot;\`template-invalid-modifier\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#uri-templates">Шаблоны URI</a></p><p>Модификатор после имени недопустим.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Модификаторов два: <code>*</code> записывает элементы списка или записи по отдельности, а <code>:4</code> берёт не больше четырёх символов строки. Вместе их применять нельзя.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Напишите <code>*</code> или <code>:</code> с числом от 1 до 9999.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{id:0}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{id:3}</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain template-invalid-modifier</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-2.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-2.4</code></a></p><p>Пакет: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/template-invalid-modifier.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const templateInvalidModifier = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  templateInvalidModifier as default
};
