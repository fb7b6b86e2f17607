import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"packed-copy","description":"Карта сайта лежит в папке дважды: в обычном виде и в сжатом. Сжатый файл пропущен.","frontmatter":{"title":"packed-copy","description":"Карта сайта лежит в папке дважды: в обычном виде и в сжатом. Сжатый файл пропущен.","prev":{"text":"other-xml","link":"/ru/codes/other-xml"},"next":{"text":"sitemap-repeated","link":"/ru/codes/sitemap-repeated"}},"headers":[],"relativePath":"ru/codes/packed-copy.md","filePath":"ru/codes/packed-copy.md"}');
const _sfc_main = { name: "ru/codes/packed-copy.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="packed-copy" tabindex="-1"><code>packed-copy</code> <a class="header-anchor" href="#packed-copy" aria-label="Permalink to &quot;\`packed-copy\`&quot;">​</a></h1><p><strong>Примечание</strong> · <a href="/ru/codes/#sites">Сайты и файлы</a></p><p>Карта сайта лежит в папке дважды: в обычном виде и в сжатом. Сжатый файл пропущен.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Некоторым серверам, например nginx с <code>gzip_static</code>, нужны обе формы файла. Проверен только несжатый файл. Если сжатый файл старше, поисковые системы могут прочитать не те страницы, которые проверены.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Если оба файла создаются вместе, ничего не делайте. Чтобы проверить сжатый файл, укажите его.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>описано словами</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a folder with sitemap.xml and sitemap.xml.gz</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain packed-copy</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://nginx.org/en/docs/http/ngx_http_gzip_static_module.html" target="_blank" rel="noreferrer"><code>nginx.org/en/docs/http/ngx_http_gzip_static_module.html</code></a></p><p>Пакет: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/packed-copy.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const packedCopy = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  packedCopy as default
};
