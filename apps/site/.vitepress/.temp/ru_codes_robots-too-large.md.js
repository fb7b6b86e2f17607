import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"robots-too-large","description":"Строка Sitemap стоит после той части robots.txt, которую роботы обязаны читать.","frontmatter":{"title":"robots-too-large","description":"Строка Sitemap стоит после той части robots.txt, которую роботы обязаны читать.","prev":{"text":"misspelt-sitemap-line","link":"/ru/codes/misspelt-sitemap-line"},"next":{"text":"not-utf8","link":"/ru/codes/not-utf8"}},"headers":[],"relativePath":"ru/codes/robots-too-large.md","filePath":"ru/codes/robots-too-large.md"}');
const _sfc_main = { name: "ru/codes/robots-too-large.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="robots-too-large" tabindex="-1"><code>robots-too-large</code> <a class="header-anchor" href="#robots-too-large" aria-label="Permalink to &quot;\`robots-too-large\`&quot;">​</a></h1><p><strong>Предупреждение</strong> · <a href="/ru/codes/#sitemaps">Карты сайта</a></p><p>Строка <code>Sitemap</code> стоит после той части <code>robots.txt</code>, которую роботы обязаны читать.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Роботы обязаны читать не меньше 500 КиБ. То, что дальше, Google игнорирует.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Перенесите строку в начало файла.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>описано словами</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a \`Sitemap\` line after 600 KiB of rules</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain robots-too-large</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc9309#section-2.5" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc9309#section-2.5</code></a></p><p>Пакет: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/robots-too-large.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const robotsTooLarge = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  robotsTooLarge as default
};
