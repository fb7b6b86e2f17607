import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"delimiter-lookalike","description":"В метке есть символ, похожий на разделитель.","frontmatter":{"title":"delimiter-lookalike","description":"В метке есть символ, похожий на разделитель.","prev":{"text":"invisible-character","link":"/ru/codes/invisible-character"},"next":{"text":"deceptive-mark","link":"/ru/codes/deceptive-mark"}},"headers":[],"relativePath":"ru/codes/delimiter-lookalike.md","filePath":"ru/codes/delimiter-lookalike.md"}');
const _sfc_main = { name: "ru/codes/delimiter-lookalike.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="delimiter-lookalike" tabindex="-1"><code>delimiter-lookalike</code> <a class="header-anchor" href="#delimiter-lookalike" aria-label="Permalink to &quot;\`delimiter-lookalike\`&quot;">​</a></h1><p><strong>Предупреждение</strong> · <a href="/ru/codes/#domains">Домены, которые могут ввести в заблуждение</a></p><p>В метке есть символ, похожий на разделитель.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Он похож на косую черту, точку, вопросительный знак или другой разделитель, и читатель принимает за домен не ту часть.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Покажите метку в виде A-метки, которая начинается с xn--.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>example.comノadmin.a.example</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>admin.a.example</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://example.com%E3%83%8Eadmin.a.example/" target="_self">Открыть этот пример в демо</a></p><p>То же самое в терминале: <code>waymark explain delimiter-lookalike</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#url-rendering-i18n" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#url-rendering-i18n</code></a></p><p>Пакет: <a href="/api/display/"><code>@waymark/display</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/delimiter-lookalike.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const delimiterLookalike = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  delimiterLookalike as default
};
