import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-system-error","description":"При чтении или записи система сообщила об ошибке.","frontmatter":{"title":"file-system-error","description":"При чтении или записи система сообщила об ошибке.","prev":{"text":"file-path-invalid","link":"/ru/codes/file-path-invalid"},"next":{"text":"file-read-twice","link":"/ru/codes/file-read-twice"}},"headers":[],"relativePath":"ru/codes/file-system-error.md","filePath":"ru/codes/file-system-error.md"}');
const _sfc_main = { name: "ru/codes/file-system-error.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-system-error" tabindex="-1"><code>file-system-error</code> <a class="header-anchor" href="#file-system-error" aria-label="Permalink to &quot;\`file-system-error\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#sites">Сайты и файлы</a></p><p>При чтении или записи система сообщила об ошибке.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>На диске нет места, файловая система доступна только для чтения, открыто слишком много файлов, или система сообщила о другой ошибке, имя которой указано в сообщении. Выходные файлы записываются целиком или не записываются вовсе, поэтому файлы прошлого запуска не изменились.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Устраните причину и повторите попытку или выберите другое место.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>описано словами</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a disk without free space</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a disk with free space</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain file-system-error</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://man7.org/linux/man-pages/man3/errno.3.html" target="_blank" rel="noreferrer"><code>man7.org/linux/man-pages/man3/errno.3.html</code></a></p><p>Пакет: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/file-system-error.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fileSystemError = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fileSystemError as default
};
