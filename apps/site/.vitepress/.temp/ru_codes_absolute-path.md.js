import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"absolute-path","description":"Это абсолютный путь.","frontmatter":{"title":"absolute-path","description":"Это абсолютный путь.","prev":{"text":"nul-character","link":"/ru/codes/nul-character"},"next":{"text":"empty-segment","link":"/ru/codes/empty-segment"}},"headers":[],"relativePath":"ru/codes/absolute-path.md","filePath":"ru/codes/absolute-path.md"}');
const _sfc_main = { name: "ru/codes/absolute-path.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="absolute-path" tabindex="-1"><code>absolute-path</code> <a class="header-anchor" href="#absolute-path" aria-label="Permalink to &quot;\`absolute-path\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#paths">Пути, имена файлов и исходящие URL</a></p><p>Это абсолютный путь.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Абсолютный путь и путь от корня диска заменяют папку, а не присоединяются к ней. <code>/etc/passwd</code> читается от корня, где бы ни находилась папка.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Задайте путь относительно папки.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>resolvePath(&#39;/srv/files&#39;, …, { platform: &#39;posix&#39; })</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/etc/passwd</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>etc/passwd</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain absolute-path</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://cwe.mitre.org/data/definitions/36.html" target="_blank" rel="noreferrer"><code>cwe.mitre.org/data/definitions/36.html</code></a></p><p>Пакет: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/absolute-path.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const absolutePath = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  absolutePath as default
};
