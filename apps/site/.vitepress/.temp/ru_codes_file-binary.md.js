import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-binary","description":"Файл не текстовый: в его начале есть нулевой байт, и это не UTF-8.","frontmatter":{"title":"file-binary","description":"Файл не текстовый: в его начале есть нулевой байт, и это не UTF-8.","prev":{"text":"file-empty","link":"/ru/codes/file-empty"},"next":{"text":"file-encoding-unsupported","link":"/ru/codes/file-encoding-unsupported"}},"headers":[],"relativePath":"ru/codes/file-binary.md","filePath":"ru/codes/file-binary.md"}');
const _sfc_main = { name: "ru/codes/file-binary.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-binary" tabindex="-1"><code>file-binary</code> <a class="header-anchor" href="#file-binary" aria-label="Permalink to &quot;\`file-binary\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#sites">Сайты и файлы</a></p><p>Файл не текстовый: в его начале есть нулевой байт, и это не UTF-8.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Базы данных, карты сайта и списки URL — это текст. Прочитать изображение, архив не в формате gzip или файл базы данных другой программы нельзя. В файле UTF-8 нулевой байт — управляющий символ, о котором сообщается в его строке.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Укажите текстовый файл: несжатый или сжатый с помощью gzip или zstd.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>описано словами</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>sitemap.zip</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>sitemap.xml.gz</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain file-binary</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html</code></a></p><p>Пакет: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/file-binary.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fileBinary = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fileBinary as default
};
