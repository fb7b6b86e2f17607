import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"too-many-urls","description":"В карте сайта больше 50 000 страниц.","frontmatter":{"title":"too-many-urls","description":"В карте сайта больше 50 000 страниц.","prev":{"text":"no-entries","link":"/ru/codes/no-entries"},"next":{"text":"too-many-sitemaps","link":"/ru/codes/too-many-sitemaps"}},"headers":[],"relativePath":"ru/codes/too-many-urls.md","filePath":"ru/codes/too-many-urls.md"}');
const _sfc_main = { name: "ru/codes/too-many-urls.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="too-many-urls" tabindex="-1"><code>too-many-urls</code> <a class="header-anchor" href="#too-many-urls" aria-label="Permalink to &quot;\`too-many-urls\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#sitemaps">Карты сайта</a></p><p>В карте сайта больше 50 000 страниц.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Поисковые системы не читают остальное или отвергают весь файл. В нескольких картах сайта может быть сколько угодно страниц, а индекс перечисляет их все.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Разделите карту сайта: <code>waymark sitemap</code> делает это автоматически.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>описано словами</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>50,001 \`url\` elements</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>two sitemaps, and an index that names both</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain too-many-urls</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html#index" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html#index</code></a></p><p>Пакет: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/too-many-urls.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const tooManyUrls = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  tooManyUrls as default
};
