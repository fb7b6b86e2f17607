import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"sitemap-not-read","description":"Карты сайта, указанные в индексе или в robots.txt, не проверялись.","frontmatter":{"title":"sitemap-not-read","description":"Карты сайта, указанные в индексе или в robots.txt, не проверялись.","prev":{"text":"page-elsewhere","link":"/ru/codes/page-elsewhere"},"next":{"text":"robots-without-sitemap","link":"/ru/codes/robots-without-sitemap"}},"headers":[],"relativePath":"ru/codes/sitemap-not-read.md","filePath":"ru/codes/sitemap-not-read.md"}');
const _sfc_main = { name: "ru/codes/sitemap-not-read.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="sitemap-not-read" tabindex="-1"><code>sitemap-not-read</code> <a class="header-anchor" href="#sitemap-not-read" aria-label="Permalink to &quot;\`sitemap-not-read\`&quot;">​</a></h1><p><strong>Примечание</strong> · <a href="/ru/codes/#sites">Сайты и файлы</a></p><p>Карты сайта, указанные в индексе или в robots.txt, не проверялись.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Индекс или robots.txt прочитан из потока, поэтому папки, в которой их можно найти, нет; или карты, указанной в robots.txt, нет в его папке: она может быть на любом хосте. Проверен только сам список.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Передайте индекс или robots.txt файлом из папки, которая публикуется.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>описано словами</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>an index from standard input</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain sitemap-not-read</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html#submit_robots" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html#submit_robots</code></a></p><p>Пакет: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/sitemap-not-read.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const sitemapNotRead = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  sitemapNotRead as default
};
