import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"loc-too-long","description":"URL длиннее 2047 символов, которые допускает протокол.","frontmatter":{"title":"loc-too-long","description":"URL длиннее 2047 символов, которые допускает протокол.","prev":{"text":"loc-protocol","link":"/ru/codes/loc-protocol"},"next":{"text":"credentials","link":"/ru/codes/credentials"}},"headers":[],"relativePath":"ru/codes/loc-too-long.md","filePath":"ru/codes/loc-too-long.md"}');
const _sfc_main = { name: "ru/codes/loc-too-long.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="loc-too-long" tabindex="-1"><code>loc-too-long</code> <a class="header-anchor" href="#loc-too-long" aria-label="Permalink to &quot;\`loc-too-long\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#sitemaps">Карты сайта</a></p><p>URL длиннее 2047 символов, которые допускает протокол.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Протокол требует меньше 2048 символов, и более длинные URL поисковые системы могут отбросить. Часто в длинном URL есть строка запроса, которая странице не нужна.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Сократите URL.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>описано словами</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a \`loc\` of 2,048 characters</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a \`loc\` of 2,047 characters</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain loc-too-long</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html#locdef" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html#locdef</code></a></p><p>Пакет: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/loc-too-long.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const locTooLong = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  locTooLong as default
};
