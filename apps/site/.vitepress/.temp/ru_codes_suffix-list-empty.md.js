import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"suffix-list-empty","description":"В списке нет правил.","frontmatter":{"title":"suffix-list-empty","description":"В списке нет правил.","prev":{"text":"suffix-list-cut-off","link":"/ru/codes/suffix-list-cut-off"},"next":{"text":"suffix-list-damaged","link":"/ru/codes/suffix-list-damaged"}},"headers":[],"relativePath":"ru/codes/suffix-list-empty.md","filePath":"ru/codes/suffix-list-empty.md"}');
const _sfc_main = { name: "ru/codes/suffix-list-empty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="suffix-list-empty" tabindex="-1"><code>suffix-list-empty</code> <a class="header-anchor" href="#suffix-list-empty" aria-label="Permalink to &quot;\`suffix-list-empty\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#suffix-lists">Списки публичных суффиксов</a></p><p>В списке нет правил.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>С пустым списком публичными суффиксами были бы все домены верхнего уровня и ничего больше.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Передайте содержимое public_suffix_list.dat.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>весь список, переданный в \`createPublicSuffixList\`</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>// nothing</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>com</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain suffix-list-empty</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://github.com/publicsuffix/list/wiki/Format#format" target="_blank" rel="noreferrer"><code>github.com/publicsuffix/list/wiki/Format#format</code></a></p><p>Пакет: <a href="/api/public-suffix/"><code>@waymark/public-suffix</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/suffix-list-empty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const suffixListEmpty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  suffixListEmpty as default
};
