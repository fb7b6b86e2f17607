import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"path-repeated-hyphen","description":"В имени два дефиса подряд.","frontmatter":{"title":"path-repeated-hyphen","description":"В имени два дефиса подряд.","prev":{"text":"path-uppercase","link":"/ru/codes/path-uppercase"},"next":{"text":"path-verb","link":"/ru/codes/path-verb"}},"headers":[],"relativePath":"ru/codes/path-repeated-hyphen.md","filePath":"ru/codes/path-repeated-hyphen.md"}');
const _sfc_main = { name: "ru/codes/path-repeated-hyphen.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="path-repeated-hyphen" tabindex="-1"><code>path-repeated-hyphen</code> <a class="header-anchor" href="#path-repeated-hyphen" aria-label="Permalink to &quot;\`path-repeated-hyphen\`&quot;">​</a></h1><p><strong>Предупреждение</strong> · <a href="/ru/codes/#resource-uris">URI ресурсов</a></p><p>В имени два дефиса подряд.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Читатель принимает <code>my--resource</code> за <code>my-resource</code> и запрашивает ресурс, которого нет. Два дефиса обычно остаются на месте пустого слова.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Ставьте между словами один дефис.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>проверяется как путь</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/my--resource</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/my-resource</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=/my--resource" target="_self">Открыть этот пример в демо</a></p><p>То же самое в терминале: <code>waymark explain path-repeated-hyphen</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#path-repeated-hyphen" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#path-repeated-hyphen</code></a></p><p>Пакет: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/path-repeated-hyphen.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const pathRepeatedHyphen = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  pathRepeatedHyphen as default
};
