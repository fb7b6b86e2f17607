import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"misspelt-sitemap-line","description":"Строка файла robots.txt должна указывать карту сайта, но не указывает никакой.","frontmatter":{"title":"misspelt-sitemap-line","description":"Строка файла robots.txt должна указывать карту сайта, но не указывает никакой.","prev":{"text":"feed-date-invalid","link":"/ru/codes/feed-date-invalid"},"next":{"text":"robots-too-large","link":"/ru/codes/robots-too-large"}},"headers":[],"relativePath":"ru/codes/misspelt-sitemap-line.md","filePath":"ru/codes/misspelt-sitemap-line.md"}');
const _sfc_main = { name: "ru/codes/misspelt-sitemap-line.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="misspelt-sitemap-line" tabindex="-1"><code>misspelt-sitemap-line</code> <a class="header-anchor" href="#misspelt-sitemap-line" aria-label="Permalink to &quot;\`misspelt-sitemap-line\`&quot;">​</a></h1><p><strong>Предупреждение</strong> · <a href="/ru/codes/#sitemaps">Карты сайта</a></p><p>Строка файла <code>robots.txt</code> должна указывать карту сайта, но не указывает никакой.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Одни роботы прощают <code>Sitemaps:</code> или пропущенное двоеточие, другие игнорируют строку. Правила на этот счёт нет.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Напишите <code>Sitemap:</code> и абсолютный URL.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>файл robots.txt</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>Sitemaps: https://a.example/sitemap.xml</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>Sitemap: https://a.example/sitemap.xml</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain misspelt-sitemap-line</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc9309#section-2.2.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc9309#section-2.2.4</code></a></p><p>Пакет: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/misspelt-sitemap-line.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const misspeltSitemapLine = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  misspeltSitemapLine as default
};
