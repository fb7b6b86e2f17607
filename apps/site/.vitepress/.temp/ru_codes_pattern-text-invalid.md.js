import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"pattern-text-invalid","description":"Ни в одном URL в этом компоненте такого текста нет.","frontmatter":{"title":"pattern-text-invalid","description":"Ни в одном URL в этом компоненте такого текста нет.","prev":{"text":"pattern-regexp-invalid","link":"/ru/codes/pattern-regexp-invalid"},"next":{"text":"pattern-base-missing","link":"/ru/codes/pattern-base-missing"}},"headers":[],"relativePath":"ru/codes/pattern-text-invalid.md","filePath":"ru/codes/pattern-text-invalid.md"}');
const _sfc_main = { name: "ru/codes/pattern-text-invalid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="pattern-text-invalid" tabindex="-1"><code>pattern-text-invalid</code> <a class="header-anchor" href="#pattern-text-invalid" aria-label="Permalink to &quot;\`pattern-text-invalid\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#url-patterns">Шаблоны URL Pattern</a></p><p>Ни в одном URL в этом компоненте такого текста нет.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>В этом компоненте URL такой текст недопустим, и шаблону никогда ничего не соответствовало бы.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Запишите текст так, как он выглядит в разобранном URL.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>h t://a.example</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>http://a.example</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain pattern-text-invalid</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://urlpattern.spec.whatwg.org/#pattern-strings" target="_blank" rel="noreferrer"><code>urlpattern.spec.whatwg.org/#pattern-strings</code></a></p><p>Пакет: <a href="/api/url-pattern/"><code>@waymark/url-pattern</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/pattern-text-invalid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const patternTextInvalid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  patternTextInvalid as default
};
