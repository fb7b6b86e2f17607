import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"dots-and-spaces","description":"Сегмент состоит из точек и пробелов: там, где пробелы удаляются, это ...","frontmatter":{"title":"dots-and-spaces","description":"Сегмент состоит из точек и пробелов: там, где пробелы удаляются, это ...","prev":{"text":"dot-segment-parameter","link":"/ru/codes/dot-segment-parameter"},"next":{"text":"name-empty","link":"/ru/codes/name-empty"}},"headers":[],"relativePath":"ru/codes/dots-and-spaces.md","filePath":"ru/codes/dots-and-spaces.md"}');
const _sfc_main = { name: "ru/codes/dots-and-spaces.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="dots-and-spaces" tabindex="-1"><code>dots-and-spaces</code> <a class="header-anchor" href="#dots-and-spaces" aria-label="Permalink to &quot;\`dots-and-spaces\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#paths">Пути, имена файлов и исходящие URL</a></p><p>Сегмент состоит из точек и пробелов: там, где пробелы удаляются, это <code>..</code>.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Windows и некоторые серверы удаляют пробелы и точки в конце сегмента. <code>.. </code> превращается в <code>..</code> только после проверки и ведёт за пределы папки.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Задайте другое имя.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>resolveBelow(&#39;https://cdn.example/assets/v1/&#39;, …)</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>..%20/x</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a%20b/x</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain dots-and-spaces</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file#naming-conventions" target="_blank" rel="noreferrer"><code>learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file#naming-conventions</code></a></p><p>Пакет: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/dots-and-spaces.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const dotsAndSpaces = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  dotsAndSpaces as default
};
