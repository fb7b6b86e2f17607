import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-host-remote","description":"В URI file: указан хост, то есть это файл другой машины.","frontmatter":{"title":"file-host-remote","description":"В URI file: указан хост, то есть это файл другой машины.","prev":{"text":"file-not-absolute","link":"/ru/codes/file-not-absolute"},"next":{"text":"query-not-decodable","link":"/ru/codes/query-not-decodable"}},"headers":[],"relativePath":"ru/codes/file-host-remote.md","filePath":"ru/codes/file-host-remote.md"}');
const _sfc_main = { name: "ru/codes/file-host-remote.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-host-remote" tabindex="-1"><code>file-host-remote</code> <a class="header-anchor" href="#file-host-remote" aria-label="Permalink to &quot;\`file-host-remote\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#resource-uris">URI ресурсов</a></p><p>В URI <code>file:</code> указан хост, то есть это файл другой машины.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Windows открывает такой URI по сети и отправляет хосту учётные данные пользователя. Сервер, в списке которого есть такой URI, заставляет своих клиентов делать то же.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Оставьте хост пустым: <code>file:///path</code>.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file://server/share/doc.md</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file:///share/doc.md</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain file-host-remote</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc8089#section-3" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc8089#section-3</code></a></p><p>Пакет: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/file-host-remote.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fileHostRemote = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fileHostRemote as default
};
