import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"suffix-list-cut-off","description":"Список обрывается внутри раздела.","frontmatter":{"title":"suffix-list-cut-off","description":"Список обрывается внутри раздела.","prev":{"text":"suffix-bare-exception","link":"/ru/codes/suffix-bare-exception"},"next":{"text":"suffix-list-empty","link":"/ru/codes/suffix-list-empty"}},"headers":[],"relativePath":"ru/codes/suffix-list-cut-off.md","filePath":"ru/codes/suffix-list-cut-off.md"}');
const _sfc_main = { name: "ru/codes/suffix-list-cut-off.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="suffix-list-cut-off" tabindex="-1"><code>suffix-list-cut-off</code> <a class="header-anchor" href="#suffix-list-cut-off" aria-label="Permalink to &quot;\`suffix-list-cut-off\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#suffix-lists">Списки публичных суффиксов</a></p><p>Список обрывается внутри раздела.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Каждый раздел опубликованного списка заканчивается отметкой. Если её нет, часть списка потеряна, и имена из этой части считались бы именами одного владельца.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Загрузите его заново.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>весь список, переданный в \`createPublicSuffixList\`</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>// ===BEGIN ICANN DOMAINS===</span></span>
<span class="line"><span>com</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>// ===BEGIN ICANN DOMAINS===</span></span>
<span class="line"><span>com</span></span>
<span class="line"><span>// ===END ICANN DOMAINS===</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain suffix-list-cut-off</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://github.com/publicsuffix/list/wiki/Format#format" target="_blank" rel="noreferrer"><code>github.com/publicsuffix/list/wiki/Format#format</code></a></p><p>Пакет: <a href="/api/public-suffix/"><code>@waymark/public-suffix</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/suffix-list-cut-off.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const suffixListCutOff = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  suffixListCutOff as default
};
