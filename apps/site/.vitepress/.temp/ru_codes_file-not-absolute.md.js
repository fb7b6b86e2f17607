import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-not-absolute","description":"В URI file: путь должен быть абсолютным.","frontmatter":{"title":"file-not-absolute","description":"В URI file: путь должен быть абсолютным.","prev":{"text":"part-delimiter","link":"/ru/codes/part-delimiter"},"next":{"text":"file-host-remote","link":"/ru/codes/file-host-remote"}},"headers":[],"relativePath":"ru/codes/file-not-absolute.md","filePath":"ru/codes/file-not-absolute.md"}');
const _sfc_main = { name: "ru/codes/file-not-absolute.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-not-absolute" tabindex="-1"><code>file-not-absolute</code> <a class="header-anchor" href="#file-not-absolute" aria-label="Permalink to &quot;\`file-not-absolute\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#resource-uris">URI ресурсов</a></p><p>В URI <code>file:</code> путь должен быть абсолютным.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Без косой черты в начале путь зависит от текущей папки программы, которая читает URI, поэтому две программы открывают два разных файла.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Начните путь с косой черты: <code>file:///path</code>.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file:doc.md</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file:///doc.md</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain file-not-absolute</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc8089#section-2" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc8089#section-2</code></a></p><p>Пакет: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/file-not-absolute.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fileNotAbsolute = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fileNotAbsolute as default
};
