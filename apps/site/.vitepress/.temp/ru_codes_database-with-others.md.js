import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"database-with-others","description":"База данных указана вместе с картами сайта.","frontmatter":{"title":"database-with-others","description":"База данных указана вместе с картами сайта.","prev":{"text":"folder-without-sitemaps","link":"/ru/codes/folder-without-sitemaps"},"next":{"text":"fix-needs-database","link":"/ru/codes/fix-needs-database"}},"headers":[],"relativePath":"ru/codes/database-with-others.md","filePath":"ru/codes/database-with-others.md"}');
const _sfc_main = { name: "ru/codes/database-with-others.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="database-with-others" tabindex="-1"><code>database-with-others</code> <a class="header-anchor" href="#database-with-others" aria-label="Permalink to &quot;\`database-with-others\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#sites">Сайты и файлы</a></p><p>База данных указана вместе с картами сайта.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Несколько файлов проверяются как один сайт: это либо карты сайта, либо файлы его базы данных исходных URL. Согласуются ли карты сайта с базой данных, не проверяется.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Проверьте базу данных и карты сайта по очереди.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>описано словами</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>url-source.json sitemap.xml</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>url-source.json</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain database-with-others</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html</code></a></p><p>Пакет: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/database-with-others.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const databaseWithOthers = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  databaseWithOthers as default
};
