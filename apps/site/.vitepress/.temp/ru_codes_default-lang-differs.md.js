import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"default-lang-differs","description":"В файлах базы данных указаны разные языки по умолчанию. Используется первый.","frontmatter":{"title":"default-lang-differs","description":"В файлах базы данных указаны разные языки по умолчанию. Используется первый.","prev":{"text":"group-without-lang","link":"/ru/codes/group-without-lang"},"next":{"text":"not-convertible","link":"/ru/codes/not-convertible"}},"headers":[],"relativePath":"ru/codes/default-lang-differs.md","filePath":"ru/codes/default-lang-differs.md"}');
const _sfc_main = { name: "ru/codes/default-lang-differs.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="default-lang-differs" tabindex="-1"><code>default-lang-differs</code> <a class="header-anchor" href="#default-lang-differs" aria-label="Permalink to &quot;\`default-lang-differs\`&quot;">​</a></h1><p><strong>Предупреждение</strong> · <a href="/ru/codes/#sites">Сайты и файлы</a></p><p>В файлах базы данных указаны разные языки по умолчанию. Используется первый.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Несколько файлов читаются как одна база данных одного сайта, а основной язык у него один.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Укажите во всех файлах один и тот же defaultLang или обрабатывайте сайты по одному.</p><p><strong>С ключом <code>--fix</code>:</strong> Не исправляется. Какой язык основной, может решить только сайт.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>описано словами</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>two files with the defaultLang en and de</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain default-lang-differs</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme</code></a></p><p>Пакет: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/default-lang-differs.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const defaultLangDiffers = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  defaultLangDiffers as default
};
