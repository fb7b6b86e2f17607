import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"invalid-a-label","description":"Метка начинается с xn--, но не является допустимой A-меткой.","frontmatter":{"title":"invalid-a-label","description":"Метка начинается с xn--, но не является допустимой A-меткой.","prev":false,"next":{"text":"restricted-character","link":"/ru/codes/restricted-character"}},"headers":[],"relativePath":"ru/codes/invalid-a-label.md","filePath":"ru/codes/invalid-a-label.md"}');
const _sfc_main = { name: "ru/codes/invalid-a-label.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="invalid-a-label" tabindex="-1"><code>invalid-a-label</code> <a class="header-anchor" href="#invalid-a-label" aria-label="Permalink to &quot;\`invalid-a-label\`&quot;">​</a></h1><p><strong>Предупреждение</strong> · <a href="/ru/codes/#domains">Домены, которые могут ввести в заблуждение</a></p><p>Метка начинается с xn--, но не является допустимой A-меткой.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Её Punycode не декодируется, или результат нарушает правило IDNA. Браузеры показывают такую метку как есть.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Покажите метку как есть, не декодируя её.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>xn--4dbrk0ce.xn--1-zga.example</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>xn--bcher-kva.example</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://xn--4dbrk0ce.xn--1-zga.example/" target="_self">Открыть этот пример в демо</a></p><p>То же самое в терминале: <code>waymark explain invalid-a-label</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.unicode.org/reports/tr46/#Validity_Criteria" target="_blank" rel="noreferrer"><code>www.unicode.org/reports/tr46/#Validity_Criteria</code></a></p><p>Пакет: <a href="/api/display/"><code>@waymark/display</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/invalid-a-label.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const invalidALabel = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  invalidALabel as default
};
