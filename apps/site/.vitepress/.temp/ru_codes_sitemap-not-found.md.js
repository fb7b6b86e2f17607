import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"sitemap-not-found","description":"Индекс указывает на карту сайта, которой нет.","frontmatter":{"title":"sitemap-not-found","description":"Индекс указывает на карту сайта, которой нет.","prev":{"text":"file-too-large","link":"/ru/codes/file-too-large"},"next":{"text":"nested-index","link":"/ru/codes/nested-index"}},"headers":[],"relativePath":"ru/codes/sitemap-not-found.md","filePath":"ru/codes/sitemap-not-found.md"}');
const _sfc_main = { name: "ru/codes/sitemap-not-found.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="sitemap-not-found" tabindex="-1"><code>sitemap-not-found</code> <a class="header-anchor" href="#sitemap-not-found" aria-label="Permalink to &quot;\`sitemap-not-found\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#sitemaps">Карты сайта</a></p><p>Индекс указывает на карту сайта, которой нет.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Поисковые системы сообщают об ошибке в индексе и не находят через него страницы этой карты. Часто файл переименован или не загружен на сервер.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Добавьте файл или удалите его из индекса.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>описано словами</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>an index that names \`news.xml\`, in a folder without that file</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>the index and \`news.xml\` in one folder</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain sitemap-not-found</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html#index" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html#index</code></a></p><p>Пакет: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/sitemap-not-found.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const sitemapNotFound = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  sitemapNotFound as default
};
