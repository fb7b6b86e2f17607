import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"suffix-list-damaged","description":"Компактная форма повреждена.","frontmatter":{"title":"suffix-list-damaged","description":"Компактная форма повреждена.","prev":{"text":"suffix-list-empty","link":"/ru/codes/suffix-list-empty"},"next":false},"headers":[],"relativePath":"ru/codes/suffix-list-damaged.md","filePath":"ru/codes/suffix-list-damaged.md"}');
const _sfc_main = { name: "ru/codes/suffix-list-damaged.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="suffix-list-damaged" tabindex="-1"><code>suffix-list-damaged</code> <a class="header-anchor" href="#suffix-list-damaged" aria-label="Permalink to &quot;\`suffix-list-damaged\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#suffix-lists">Списки публичных суффиксов</a></p><p>Компактная форма повреждена.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Компактная форма начинается с числа имён и записывается единственным способом, поэтому видно, если её обрезали или изменили.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Создайте её заново с помощью <code>compactPublicSuffixList(text)</code>.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>описано словами</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a compact form without its last character</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a compact form as \`compactPublicSuffixList\` writes it</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain suffix-list-damaged</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://github.com/publicsuffix/list/wiki/Format#format" target="_blank" rel="noreferrer"><code>github.com/publicsuffix/list/wiki/Format#format</code></a></p><p>Пакет: <a href="/api/public-suffix/"><code>@waymark/public-suffix</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/suffix-list-damaged.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const suffixListDamaged = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  suffixListDamaged as default
};
