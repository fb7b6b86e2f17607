import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"outside-folder","description":"Путь ведёт за пределы папки.","frontmatter":{"title":"outside-folder","description":"Путь ведёт за пределы папки.","prev":{"text":"other-origin","link":"/ru/codes/other-origin"},"next":{"text":"stripped-control","link":"/ru/codes/stripped-control"}},"headers":[],"relativePath":"ru/codes/outside-folder.md","filePath":"ru/codes/outside-folder.md"}');
const _sfc_main = { name: "ru/codes/outside-folder.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="outside-folder" tabindex="-1"><code>outside-folder</code> <a class="header-anchor" href="#outside-folder" aria-label="Permalink to &quot;\`outside-folder\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#paths">Пути, имена файлов и исходящие URL</a></p><p>Путь ведёт за пределы папки.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Папка базового URL — это его путь до последней косой черты. Сравниваются сегменты, поэтому <code>/assets/v1x</code> не находится в <code>/assets/v1</code>.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Задайте имя или ссылку внутри папки.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>resolveBelow(&#39;https://cdn.example/assets/v1/&#39;, …)</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>../v1x/secret</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>v1x/secret</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain outside-folder</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://owasp.org/www-community/attacks/Path_Traversal" target="_blank" rel="noreferrer"><code>owasp.org/www-community/attacks/Path_Traversal</code></a></p><p>Пакет: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/outside-folder.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const outsideFolder = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  outsideFolder as default
};
