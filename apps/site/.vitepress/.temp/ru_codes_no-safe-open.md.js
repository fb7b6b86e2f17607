import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"no-safe-open","description":"В этой системе нельзя открыть файл так, чтобы никогда не перейти по ссылке, которую в это время подставили в путь.","frontmatter":{"title":"no-safe-open","description":"В этой системе нельзя открыть файл так, чтобы никогда не перейти по ссылке, которую в это время подставили в путь.","prev":{"text":"changed-meanwhile","link":"/ru/codes/changed-meanwhile"},"next":{"text":"file-too-long","link":"/ru/codes/file-too-long"}},"headers":[],"relativePath":"ru/codes/no-safe-open.md","filePath":"ru/codes/no-safe-open.md"}');
const _sfc_main = { name: "ru/codes/no-safe-open.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="no-safe-open" tabindex="-1"><code>no-safe-open</code> <a class="header-anchor" href="#no-safe-open" aria-label="Permalink to &quot;\`no-safe-open\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#paths">Пути, имена файлов и исходящие URL</a></p><p>В этой системе нельзя открыть файл так, чтобы никогда не перейти по ссылке, которую в это время подставили в путь.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>В Windows, BSD и Linux без <code>/proc</code> у Node нет способа открыть файл в папке, которая удерживается открытой, или отвергать все ссылки на пути. Пока путь открывается, тот, кто может записывать внутрь папки, может подменить папку ссылкой, и прочитан или перезаписан будет файл вне папки. Настройка <code>allowSwapRace</code> это допускает.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Используйте Linux с <code>/proc</code> или macOS 11 или новее либо задайте <code>allowSwapRace</code>, если больше никто не может записывать внутрь папки.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>readFileBelow в Windows</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a.txt</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain no-safe-open</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://cwe.mitre.org/data/definitions/367.html" target="_blank" rel="noreferrer"><code>cwe.mitre.org/data/definitions/367.html</code></a></p><p>Пакет: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/no-safe-open.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const noSafeOpen = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  noSafeOpen as default
};
