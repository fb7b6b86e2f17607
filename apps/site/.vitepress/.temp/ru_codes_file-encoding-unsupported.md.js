import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-encoding-unsupported","description":"Текст — не UTF-8.","frontmatter":{"title":"file-encoding-unsupported","description":"Текст — не UTF-8.","prev":{"text":"file-binary","link":"/ru/codes/file-binary"},"next":{"text":"file-line-endings","link":"/ru/codes/file-line-endings"}},"headers":[],"relativePath":"ru/codes/file-encoding-unsupported.md","filePath":"ru/codes/file-encoding-unsupported.md"}');
const _sfc_main = { name: "ru/codes/file-encoding-unsupported.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-encoding-unsupported" tabindex="-1"><code>file-encoding-unsupported</code> <a class="header-anchor" href="#file-encoding-unsupported" aria-label="Permalink to &quot;\`file-encoding-unsupported\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#sites">Сайты и файлы</a></p><p>Текст — не UTF-8.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>URL, JSON и карты сайта читаются как UTF-8. В другой кодировке, например UTF-16 программ Windows, символы вне ASCII стали бы другими, а вместе с ними и URL.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Сохраните файл в UTF-8 или преобразуйте его.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>описано словами</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>urls.txt in UTF-16</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>iconv -f UTF-16 -t UTF-8 urls.txt</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain file-encoding-unsupported</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc8259#section-8.1" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc8259#section-8.1</code></a></p><p>Пакет: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/file-encoding-unsupported.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fileEncodingUnsupported = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fileEncodingUnsupported as default
};
