import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"remote-host","description":"URI file: с хостом указывает на файл другой машины.","frontmatter":{"title":"remote-host","description":"URI file: с хостом указывает на файл другой машины.","prev":{"text":"file-too-long","link":"/ru/codes/file-too-long"},"next":{"text":"url-scheme-not-allowed","link":"/ru/codes/url-scheme-not-allowed"}},"headers":[],"relativePath":"ru/codes/remote-host.md","filePath":"ru/codes/remote-host.md"}');
const _sfc_main = { name: "ru/codes/remote-host.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="remote-host" tabindex="-1"><code>remote-host</code> <a class="header-anchor" href="#remote-host" aria-label="Permalink to &quot;\`remote-host\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#paths">Пути, имена файлов и исходящие URL</a></p><p>URI <code>file:</code> с хостом указывает на файл другой машины.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Windows открывает <code>file://server/share</code> по сети и отправляет серверу учётные данные пользователя. В файловом URI для этой машины хоста нет.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Оставьте хост пустым.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>resolveFileUri(&#39;/srv/files&#39;, …, { platform: &#39;posix&#39; })</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file://server/srv/files/a</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file:///srv/files/a</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain remote-host</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc8089#section-3" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc8089#section-3</code></a></p><p>Пакет: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/remote-host.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const remoteHost = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  remoteHost as default
};
