import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-kind-unknown","description":"Содержимое такого вида проверить нельзя.","frontmatter":{"title":"file-kind-unknown","description":"Содержимое такого вида проверить нельзя.","prev":{"text":"file-compression-unsupported","link":"/ru/codes/file-compression-unsupported"},"next":{"text":"file-incomplete","link":"/ru/codes/file-incomplete"}},"headers":[],"relativePath":"ru/codes/file-kind-unknown.md","filePath":"ru/codes/file-kind-unknown.md"}');
const _sfc_main = { name: "ru/codes/file-kind-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-kind-unknown" tabindex="-1"><code>file-kind-unknown</code> <a class="header-anchor" href="#file-kind-unknown" aria-label="Permalink to &quot;\`file-kind-unknown\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#sites">Сайты и файлы</a></p><p>Содержимое такого вида проверить нельзя.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>База данных начинается с <code>{</code>, карта сайта в XML — с <code>&lt;</code>, а текстовая карта сайта — с <code>http:</code> или <code>https:</code>. Этот файл начинается с другого, или его содержимое — не то, о чём говорит имя или индекс. Часто под именем карты сайта сервер отдаёт страницу с сообщением об ошибке.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Посмотрите на начало файла и исправьте файл или его имя.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>описано словами</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>sitemap.xml with the text &quot;Not found&quot;</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>sitemap.xml with &lt;urlset&gt;</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain file-kind-unknown</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html</code></a></p><p>Пакет: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/file-kind-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fileKindUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fileKindUnknown as default
};
