import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"ill-formed-utf8","description":"Процентные коды обозначают байты, которые не являются UTF-8.","frontmatter":{"title":"ill-formed-utf8","description":"Процентные коды обозначают байты, которые не являются UTF-8.","prev":{"text":"encoded-separator","link":"/ru/codes/encoded-separator"},"next":{"text":"invalid-percent-encoding","link":"/ru/codes/invalid-percent-encoding"}},"headers":[],"relativePath":"ru/codes/ill-formed-utf8.md","filePath":"ru/codes/ill-formed-utf8.md"}');
const _sfc_main = { name: "ru/codes/ill-formed-utf8.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="ill-formed-utf8" tabindex="-1"><code>ill-formed-utf8</code> <a class="header-anchor" href="#ill-formed-utf8" aria-label="Permalink to &quot;\`ill-formed-utf8\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#paths">Пути, имена файлов и исходящие URL</a></p><p>Процентные коды обозначают байты, которые не являются UTF-8.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Избыточные формы, например <code>%C0%AE</code>, небрежный декодер читает как точку, а все остальные — как что-то другое. То, что прошло проверку как имя, в следующей программе может стать <code>..</code>.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Запишите символы в UTF-8, в кратчайшей форме.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>resolveBelow(&#39;https://cdn.example/assets/v1/&#39;, …)</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>%C0%AE%C0%AE/x</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>%C3%A9/x</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain ill-formed-utf8</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3629#section-10" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3629#section-10</code></a></p><p>Пакет: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/ill-formed-utf8.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const illFormedUtf8 = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  illFormedUtf8 as default
};
