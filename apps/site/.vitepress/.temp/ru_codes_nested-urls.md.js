import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"nested-urls","description":"Больше пяти URL вложены друг в друга, и неясно, что делает этот URL.","frontmatter":{"title":"nested-urls","description":"Больше пяти URL вложены друг в друга, и неясно, что делает этот URL.","prev":{"text":"script-scheme","link":"/ru/codes/script-scheme"},"next":{"text":"abused-scheme","link":"/ru/codes/abused-scheme"}},"headers":[],"relativePath":"ru/codes/nested-urls.md","filePath":"ru/codes/nested-urls.md"}');
const _sfc_main = { name: "ru/codes/nested-urls.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="nested-urls" tabindex="-1"><code>nested-urls</code> <a class="header-anchor" href="#nested-urls" aria-label="Permalink to &quot;\`nested-urls\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#deceptive-urls">URL, которые могут ввести в заблуждение</a></p><p>Больше пяти URL вложены друг в друга, и неясно, что делает этот URL.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Внутри URL со схемами <code>view-source:</code>, <code>feed:</code> и подобными находится другой URL. Он тоже проверяется. Больше пяти никому не нужно.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Не переходите по нему.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>feed:feed:feed:feed:feed:feed:javascript:alert(1)</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>feed:https://example.com/</span></span></code></pre></div></div><p><a href="/play/index.html#url=feed:feed:feed:feed:feed:feed:javascript:alert%281%29" target="_self">Открыть этот пример в демо</a></p><p>То же самое в терминале: <code>waymark explain nested-urls</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.iana.org/assignments/uri-schemes/" target="_blank" rel="noreferrer"><code>www.iana.org/assignments/uri-schemes/</code></a></p><p>Пакет: <a href="/api/display/"><code>@waymark/display</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/nested-urls.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const nestedUrls = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  nestedUrls as default
};
