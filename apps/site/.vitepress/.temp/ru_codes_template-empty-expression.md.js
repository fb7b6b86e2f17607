import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"template-empty-expression","description":"Выражение пустое.","frontmatter":{"title":"template-empty-expression","description":"Выражение пустое.","prev":{"text":"template-invalid-literal","link":"/ru/codes/template-invalid-literal"},"next":{"text":"template-reserved-operator","link":"/ru/codes/template-reserved-operator"}},"headers":[],"relativePath":"ru/codes/template-empty-expression.md","filePath":"ru/codes/template-empty-expression.md"}');
const _sfc_main = { name: "ru/codes/template-empty-expression.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="template-empty-expression" tabindex="-1"><code>template-empty-expression</code> <a class="header-anchor" href="#template-empty-expression" aria-label="Permalink to &quot;\`template-empty-expression\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#uri-templates">Шаблоны URI</a></p><p>Выражение пустое.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>В выражении указывается хотя бы одна переменная. В других системах, например в строках форматирования, <code>{}</code> обозначает место для значения. Здесь на этом месте никогда ничего не появилось бы, и прочитать оттуда значение было бы нельзя.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Укажите переменную, например <code>{id}</code>.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{id}</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain template-empty-expression</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-2.2" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-2.2</code></a></p><p>Пакет: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/template-empty-expression.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const templateEmptyExpression = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  templateEmptyExpression as default
};
