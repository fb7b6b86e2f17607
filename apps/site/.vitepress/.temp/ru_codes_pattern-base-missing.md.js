import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"pattern-base-missing","description":"Шаблон относительный, а базового URL нет.","frontmatter":{"title":"pattern-base-missing","description":"Шаблон относительный, а базового URL нет.","prev":{"text":"pattern-text-invalid","link":"/ru/codes/pattern-text-invalid"},"next":{"text":"pattern-base-invalid","link":"/ru/codes/pattern-base-invalid"}},"headers":[],"relativePath":"ru/codes/pattern-base-missing.md","filePath":"ru/codes/pattern-base-missing.md"}');
const _sfc_main = { name: "ru/codes/pattern-base-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="pattern-base-missing" tabindex="-1"><code>pattern-base-missing</code> <a class="header-anchor" href="#pattern-base-missing" aria-label="Permalink to &quot;\`pattern-base-missing\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#url-patterns">Шаблоны URL Pattern</a></p><p>Шаблон относительный, а базового URL нет.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Шаблону без протокола нужен базовый URL, чтобы взять протокол оттуда. В «data:foo» протокола тоже нет: «:foo» — это группа.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Задайте базовый URL или начните с протокола; двоеточие перед буквой запишите как «\\:».</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/books</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://a.example/books</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain pattern-base-missing</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://urlpattern.spec.whatwg.org/#constructor-string-parsing" target="_blank" rel="noreferrer"><code>urlpattern.spec.whatwg.org/#constructor-string-parsing</code></a></p><p>Пакет: <a href="/api/url-pattern/"><code>@waymark/url-pattern</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/pattern-base-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const patternBaseMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  patternBaseMissing as default
};
