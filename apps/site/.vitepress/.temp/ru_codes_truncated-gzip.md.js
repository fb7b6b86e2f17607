import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"truncated-gzip","description":"Сжатый файл обрывается.","frontmatter":{"title":"truncated-gzip","description":"Сжатый файл обрывается.","prev":{"text":"invalid-encoding","link":"/ru/codes/invalid-encoding"},"next":{"text":"corrupt-gzip","link":"/ru/codes/corrupt-gzip"}},"headers":[],"relativePath":"ru/codes/truncated-gzip.md","filePath":"ru/codes/truncated-gzip.md"}');
const _sfc_main = { name: "ru/codes/truncated-gzip.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="truncated-gzip" tabindex="-1"><code>truncated-gzip</code> <a class="header-anchor" href="#truncated-gzip" aria-label="Permalink to &quot;\`truncated-gzip\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#sitemaps">Карты сайта</a></p><p>Сжатый файл обрывается.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Конца карты сайта нет, поэтому страницы оттуда не находятся. Часто прервалась загрузка на сервер или работа программы, которая записывала файл.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Скопируйте файл заново.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>описано словами</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>the first half of a .gz file</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>the whole file</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain truncated-gzip</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc1952" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc1952</code></a></p><p>Пакет: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/truncated-gzip.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const truncatedGzip = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  truncatedGzip as default
};
