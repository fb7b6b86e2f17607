import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"suffix-bare-exception","description":"Исключение не является доменом под суффиксом.","frontmatter":{"title":"suffix-bare-exception","description":"Исключение не является доменом под суффиксом.","prev":{"text":"suffix-rule-and-exception","link":"/ru/codes/suffix-rule-and-exception"},"next":{"text":"suffix-list-cut-off","link":"/ru/codes/suffix-list-cut-off"}},"headers":[],"relativePath":"ru/codes/suffix-bare-exception.md","filePath":"ru/codes/suffix-bare-exception.md"}');
const _sfc_main = { name: "ru/codes/suffix-bare-exception.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="suffix-bare-exception" tabindex="-1"><code>suffix-bare-exception</code> <a class="header-anchor" href="#suffix-bare-exception" aria-label="Permalink to &quot;\`suffix-bare-exception\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#suffix-lists">Списки публичных суффиксов</a></p><p>Исключение не является доменом под суффиксом.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Исключение говорит, что публичный суффикс — это то, что идёт после его первой метки. После <code>com</code> ничего нет.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Запишите правило вида <code>!city.example</code> или удалите строку.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>весь список, переданный в \`createPublicSuffixList\`</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>com</span></span>
<span class="line"><span>!com</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>*.example</span></span>
<span class="line"><span>!city.example</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain suffix-bare-exception</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://github.com/publicsuffix/list/wiki/Format#format" target="_blank" rel="noreferrer"><code>github.com/publicsuffix/list/wiki/Format#format</code></a></p><p>Пакет: <a href="/api/public-suffix/"><code>@waymark/public-suffix</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/suffix-bare-exception.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const suffixBareException = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  suffixBareException as default
};
