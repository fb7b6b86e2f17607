import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"robots-without-sitemap","description":"В robots.txt не указана карта сайта.","frontmatter":{"title":"robots-without-sitemap","description":"В robots.txt не указана карта сайта.","prev":{"text":"sitemap-not-read","link":"/ru/codes/sitemap-not-read"},"next":{"text":"row-length","link":"/ru/codes/row-length"}},"headers":[],"relativePath":"ru/codes/robots-without-sitemap.md","filePath":"ru/codes/robots-without-sitemap.md"}');
const _sfc_main = { name: "ru/codes/robots-without-sitemap.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="robots-without-sitemap" tabindex="-1"><code>robots-without-sitemap</code> <a class="header-anchor" href="#robots-without-sitemap" aria-label="Permalink to &quot;\`robots-without-sitemap\`&quot;">​</a></h1><p><strong>Примечание</strong> · <a href="/ru/codes/#sites">Сайты и файлы</a></p><p>В robots.txt не указана карта сайта.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Файл robots.txt читает каждый робот и находит карты сайта по строкам Sitemap. Без такой строки карту нужно отправлять каждой поисковой системе отдельно.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Добавьте строку <code>Sitemap:</code> с URL; это делает <code>waymark sitemap --robots robots.txt</code>.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>файл robots.txt</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>User-agent: *</span></span>
<span class="line"><span>Allow: /</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>Sitemap: https://a.example/sitemap.xml</span></span>
<span class="line"><span>User-agent: *</span></span>
<span class="line"><span>Allow: /</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain robots-without-sitemap</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html#submit_robots" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html#submit_robots</code></a></p><p>Пакет: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/robots-without-sitemap.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const robotsWithoutSitemap = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  robotsWithoutSitemap as default
};
