import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-too-long","description":"Файл длиннее, чем maxBytes.","frontmatter":{"title":"file-too-long","description":"Файл длиннее, чем maxBytes.","prev":{"text":"no-safe-open","link":"/ru/codes/no-safe-open"},"next":{"text":"remote-host","link":"/ru/codes/remote-host"}},"headers":[],"relativePath":"ru/codes/file-too-long.md","filePath":"ru/codes/file-too-long.md"}');
const _sfc_main = { name: "ru/codes/file-too-long.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-too-long" tabindex="-1"><code>file-too-long</code> <a class="header-anchor" href="#file-too-long" aria-label="Permalink to &quot;\`file-too-long\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#paths">Пути, имена файлов и исходящие URL</a></p><p>Файл длиннее, чем <code>maxBytes</code>.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Файл больше, чем допускает настройка <code>maxBytes</code>. Предел защищает память программы от файлов, которые выбирает кто-то другой.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Увеличьте <code>maxBytes</code> или задайте другой файл.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>readFileBelow(folder, …, { maxBytes: 3 })</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>sub/a.txt</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a.txt</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain file-too-long</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://cwe.mitre.org/data/definitions/770.html" target="_blank" rel="noreferrer"><code>cwe.mitre.org/data/definitions/770.html</code></a></p><p>Пакет: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/file-too-long.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fileTooLong = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fileTooLong as default
};
