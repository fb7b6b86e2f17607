import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"dot-segment-parameter","description":"Имя начинается с ..;, а серверы, которые удаляют параметры пути, читают это как ...","frontmatter":{"title":"dot-segment-parameter","description":"Имя начинается с ..;, а серверы, которые удаляют параметры пути, читают это как ...","prev":{"text":"multiple-encoding","link":"/ru/codes/multiple-encoding"},"next":{"text":"dots-and-spaces","link":"/ru/codes/dots-and-spaces"}},"headers":[],"relativePath":"ru/codes/dot-segment-parameter.md","filePath":"ru/codes/dot-segment-parameter.md"}');
const _sfc_main = { name: "ru/codes/dot-segment-parameter.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="dot-segment-parameter" tabindex="-1"><code>dot-segment-parameter</code> <a class="header-anchor" href="#dot-segment-parameter" aria-label="Permalink to &quot;\`dot-segment-parameter\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#paths">Пути, имена файлов и исходящие URL</a></p><p>Имя начинается с <code>..;</code>, а серверы, которые удаляют параметры пути, читают это как <code>..</code>.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Некоторые серверы на Java удаляют в сегменте всё начиная с <code>;</code> и лишь потом раскрывают сегменты-точки, поэтому прокси перед ними не видят <code>..</code>.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Задайте другое имя.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>resolveBelow(&#39;https://cdn.example/assets/v1/&#39;, …)</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>..;/manager</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>manager</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain dot-segment-parameter</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://owasp.org/www-community/attacks/Path_Traversal" target="_blank" rel="noreferrer"><code>owasp.org/www-community/attacks/Path_Traversal</code></a></p><p>Пакет: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/dot-segment-parameter.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const dotSegmentParameter = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  dotSegmentParameter as default
};
