import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"entry-too-large","description":"Одна запись больше, чем может быть вся карта сайта.","frontmatter":{"title":"entry-too-large","description":"Одна запись больше, чем может быть вся карта сайта.","prev":{"text":"repeated-element","link":"/ru/codes/repeated-element"},"next":{"text":"unknown-element","link":"/ru/codes/unknown-element"}},"headers":[],"relativePath":"ru/codes/entry-too-large.md","filePath":"ru/codes/entry-too-large.md"}');
const _sfc_main = { name: "ru/codes/entry-too-large.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="entry-too-large" tabindex="-1"><code>entry-too-large</code> <a class="header-anchor" href="#entry-too-large" aria-label="Permalink to &quot;\`entry-too-large\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#sitemaps">Карты сайта</a></p><p>Одна запись больше, чем может быть вся карта сайта.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>В карте сайта не больше 50 000 URL и 50 МиБ. Разделить запись между двумя файлами нельзя, поэтому записать её невозможно.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Удалите часть альтернативных версий.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>описано словами</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>an entry with a million alternates</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>one alternate for each language</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain entry-too-large</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html#index" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html#index</code></a></p><p>Пакет: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/entry-too-large.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const entryTooLarge = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  entryTooLarge as default
};
