import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"fragment-range-reversed","description":"Диапазон строк заканчивается раньше, чем начинается.","frontmatter":{"title":"fragment-range-reversed","description":"Диапазон строк заканчивается раньше, чем начинается.","prev":{"text":"fragment-unencoded","link":"/ru/codes/fragment-unencoded"},"next":{"text":"fragment-pointer-invalid","link":"/ru/codes/fragment-pointer-invalid"}},"headers":[],"relativePath":"ru/codes/fragment-range-reversed.md","filePath":"ru/codes/fragment-range-reversed.md"}');
const _sfc_main = { name: "ru/codes/fragment-range-reversed.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="fragment-range-reversed" tabindex="-1"><code>fragment-range-reversed</code> <a class="header-anchor" href="#fragment-range-reversed" aria-label="Permalink to &quot;\`fragment-range-reversed\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#resource-uris">URI ресурсов</a></p><p>Диапазон строк заканчивается раньше, чем начинается.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p><code>#L10-L20</code> называет первую и последнюю строку. Клиент, который прочитает диапазон наоборот, ничего не покажет или выдаст ошибку.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Поменяйте две строки местами.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>проверяется как фрагмент</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>#L20-L10</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>#L10-L20</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain fragment-range-reversed</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#fragment-range-reversed" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#fragment-range-reversed</code></a></p><p>Пакет: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/fragment-range-reversed.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fragmentRangeReversed = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fragmentRangeReversed as default
};
