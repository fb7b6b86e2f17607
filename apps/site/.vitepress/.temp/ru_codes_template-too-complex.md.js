import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"template-too-complex","description":"Шаблон слишком велик, чтобы определить, однозначен ли он.","frontmatter":{"title":"template-too-complex","description":"Шаблон слишком велик, чтобы определить, однозначен ли он.","prev":{"text":"template-ambiguous","link":"/ru/codes/template-ambiguous"},"next":{"text":"template-dot-segment","link":"/ru/codes/template-dot-segment"}},"headers":[],"relativePath":"ru/codes/template-too-complex.md","filePath":"ru/codes/template-too-complex.md"}');
const _sfc_main = { name: "ru/codes/template-too-complex.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="template-too-complex" tabindex="-1"><code>template-too-complex</code> <a class="header-anchor" href="#template-too-complex" aria-label="Permalink to &quot;\`template-too-complex\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#uri-templates">Шаблоны URI</a></p><p>Шаблон слишком велик, чтобы определить, однозначен ли он.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Однозначность шаблона проверяется автоматом, в котором не больше 20 000 переходов и 50 000 пар состояний. Более сложный шаблон мог бы надолго занять сервер, и злоумышленник этим бы воспользовался, поэтому такие шаблоны отклоняются. Шаблоны настоящих сервисов далеки от этих пределов.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Сократите шаблон или разделите его на несколько.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>неверный шаблон повторяется 10 000 раз</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{a}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{/a*}</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain template-too-complex</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-1.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-1.4</code></a></p><p>Пакет: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/template-too-complex.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const templateTooComplex = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  templateTooComplex as default
};
