import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"scheme-not-allowed","description":"Этой схемы нет среди разрешённых.","frontmatter":{"title":"scheme-not-allowed","description":"Этой схемы нет среди разрешённых.","prev":{"text":"scheme-unknown","link":"/ru/codes/scheme-unknown"},"next":{"text":"scheme-format","link":"/ru/codes/scheme-format"}},"headers":[],"relativePath":"ru/codes/scheme-not-allowed.md","filePath":"ru/codes/scheme-not-allowed.md"}');
const _sfc_main = { name: "ru/codes/scheme-not-allowed.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="scheme-not-allowed" tabindex="-1"><code>scheme-not-allowed</code> <a class="header-anchor" href="#scheme-not-allowed" aria-label="Permalink to &quot;\`scheme-not-allowed\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#resource-uris">URI ресурсов</a></p><p>Этой схемы нет среди разрешённых.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Если проект перечислил схемы в <code>allowedSchemes</code>, другие ему не нужны, а клиент, встретив другую, не может прочитать ресурс. Без этого списка разрешены все схемы.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Используйте разрешённую схему или добавьте эту в <code>allowedSchemes</code>.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>с настройками {&quot;allowedSchemes&quot;:[&quot;file&quot;,&quot;db&quot;,&quot;memory&quot;,&quot;git&quot;]}</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/users</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>db://postgres/mydb/users</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain scheme-not-allowed</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#scheme-not-allowed" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#scheme-not-allowed</code></a></p><p>Пакет: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/scheme-not-allowed.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const schemeNotAllowed = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  schemeNotAllowed as default
};
