import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"too-many-elements","description":"Изображений, статей или тегов больше, чем разрешено.","frontmatter":{"title":"too-many-elements","description":"Изображений, статей или тегов больше, чем разрешено.","prev":{"text":"extension-namespace","link":"/ru/codes/extension-namespace"},"next":{"text":"unknown-attribute","link":"/ru/codes/unknown-attribute"}},"headers":[],"relativePath":"ru/codes/too-many-elements.md","filePath":"ru/codes/too-many-elements.md"}');
const _sfc_main = { name: "ru/codes/too-many-elements.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="too-many-elements" tabindex="-1"><code>too-many-elements</code> <a class="header-anchor" href="#too-many-elements" aria-label="Permalink to &quot;\`too-many-elements\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#sitemaps">Карты сайта</a></p><p>Изображений, статей или тегов больше, чем разрешено.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>У страницы может быть 1000 изображений, в файле — 1000 статей, у видео — 32 тега. Остальные игнорируются.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Удалите лишние элементы или разделите файл.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>описано словами</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a page with 1,001 images</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain too-many-elements</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap" target="_blank" rel="noreferrer"><code>developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap</code></a></p><p>Пакет: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/too-many-elements.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const tooManyElements = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  tooManyElements as default
};
