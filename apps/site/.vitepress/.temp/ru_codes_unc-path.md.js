import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"unc-path","description":"Это путь к серверу, к устройству или путь без нормализации.","frontmatter":{"title":"unc-path","description":"Это путь к серверу, к устройству или путь без нормализации.","prev":{"text":"drive-letter","link":"/ru/codes/drive-letter"},"next":{"text":"device-name","link":"/ru/codes/device-name"}},"headers":[],"relativePath":"ru/codes/unc-path.md","filePath":"ru/codes/unc-path.md"}');
const _sfc_main = { name: "ru/codes/unc-path.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="unc-path" tabindex="-1"><code>unc-path</code> <a class="header-anchor" href="#unc-path" aria-label="Permalink to &quot;\`unc-path\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#paths">Пути, имена файлов и исходящие URL</a></p><p>Это путь к серверу, к устройству или путь без нормализации.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Пути, которые начинаются с двух обратных косых черт, ведут к серверам, устройствам (<code>\\\\.\\</code>) и путям без нормализации (<code>\\\\?\\</code>). Открывая такой путь, система может отправить учётные данные пользователя на чужой сервер.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Задайте путь относительно папки.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>resolvePath(&#39;C:\\files&#39;, …, { platform: &#39;windows&#39;, policy: &#39;contained&#39; })</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>\\\\server\\share\\a</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain unc-path</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file#namespaces" target="_blank" rel="noreferrer"><code>learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file#namespaces</code></a></p><p>Пакет: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/unc-path.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const uncPath = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  uncPath as default
};
