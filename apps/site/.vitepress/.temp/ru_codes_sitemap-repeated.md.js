import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"sitemap-repeated","description":"Карта сайта указана в индексе дважды.","frontmatter":{"title":"sitemap-repeated","description":"Карта сайта указана в индексе дважды.","prev":{"text":"packed-copy","link":"/ru/codes/packed-copy"},"next":{"text":"sitemap-elsewhere","link":"/ru/codes/sitemap-elsewhere"}},"headers":[],"relativePath":"ru/codes/sitemap-repeated.md","filePath":"ru/codes/sitemap-repeated.md"}');
const _sfc_main = { name: "ru/codes/sitemap-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="sitemap-repeated" tabindex="-1"><code>sitemap-repeated</code> <a class="header-anchor" href="#sitemap-repeated" aria-label="Permalink to &quot;\`sitemap-repeated\`&quot;">​</a></h1><p><strong>Предупреждение</strong> · <a href="/ru/codes/#sites">Сайты и файлы</a></p><p>Карта сайта указана в индексе дважды.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Карта читается один раз. Вторая запись могла предназначаться для другого файла, и тогда его страниц не хватает.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Удалите одну из записей или исправьте её URL.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>описано словами</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>an index with two entries for one URL</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain sitemap-repeated</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html#index" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html#index</code></a></p><p>Пакет: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/sitemap-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const sitemapRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  sitemapRepeated as default
};
