import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"folder-without-sitemaps","description":"В папке нет карт сайта.","frontmatter":{"title":"folder-without-sitemaps","description":"В папке нет карт сайта.","prev":{"text":"file-incomplete","link":"/ru/codes/file-incomplete"},"next":{"text":"database-with-others","link":"/ru/codes/database-with-others"}},"headers":[],"relativePath":"ru/codes/folder-without-sitemaps.md","filePath":"ru/codes/folder-without-sitemaps.md"}');
const _sfc_main = { name: "ru/codes/folder-without-sitemaps.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="folder-without-sitemaps" tabindex="-1"><code>folder-without-sitemaps</code> <a class="header-anchor" href="#folder-without-sitemaps" aria-label="Permalink to &quot;\`folder-without-sitemaps\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#sites">Сайты и файлы</a></p><p>В папке нет карт сайта.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Ни один файл в папке не заканчивается на <code>.xml</code> или <code>.xml.gz</code>, или ни у одного из них нет корневого элемента <code>urlset</code> или <code>sitemapindex</code>. Вероятно, публикуется другая папка.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Укажите папку с картами сайта или сами файлы.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>описано словами</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>src/</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>public/</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain folder-without-sitemaps</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html</code></a></p><p>Пакет: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/folder-without-sitemaps.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const folderWithoutSitemaps = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  folderWithoutSitemaps as default
};
