import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-compression-unsupported","description":"Файл сжат zstd, который эта версия Node не читает.","frontmatter":{"title":"file-compression-unsupported","description":"Файл сжат zstd, который эта версия Node не читает.","prev":{"text":"file-compression-damaged","link":"/ru/codes/file-compression-damaged"},"next":{"text":"file-kind-unknown","link":"/ru/codes/file-kind-unknown"}},"headers":[],"relativePath":"ru/codes/file-compression-unsupported.md","filePath":"ru/codes/file-compression-unsupported.md"}');
const _sfc_main = { name: "ru/codes/file-compression-unsupported.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-compression-unsupported" tabindex="-1"><code>file-compression-unsupported</code> <a class="header-anchor" href="#file-compression-unsupported" aria-label="Permalink to &quot;\`file-compression-unsupported\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#sites">Сайты и файлы</a></p><p>Файл сжат zstd, который эта версия Node не читает.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Node читает zstd начиная с версии 22.15, а среди версий 23 — начиная с 23.8.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Распакуйте файл, сожмите его gzip или используйте более новую версию Node.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>описано словами</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>url-source.json.zst</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>url-source.json.gz</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain file-compression-unsupported</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://nodejs.org/api/zlib.html#class-zlibzstddecompress" target="_blank" rel="noreferrer"><code>nodejs.org/api/zlib.html#class-zlibzstddecompress</code></a></p><p>Пакет: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/file-compression-unsupported.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fileCompressionUnsupported = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fileCompressionUnsupported as default
};
