import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"group-without-lang","description":"У страницы группы нет языка.","frontmatter":{"title":"group-without-lang","description":"У страницы группы нет языка.","prev":{"text":"group-repeated","link":"/ru/codes/group-repeated"},"next":{"text":"default-lang-differs","link":"/ru/codes/default-lang-differs"}},"headers":[],"relativePath":"ru/codes/group-without-lang.md","filePath":"ru/codes/group-without-lang.md"}');
const _sfc_main = { name: "ru/codes/group-without-lang.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="group-without-lang" tabindex="-1"><code>group-without-lang</code> <a class="header-anchor" href="#group-without-lang" aria-label="Permalink to &quot;\`group-without-lang\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#sites">Сайты и файлы</a></p><p>У страницы группы нет языка.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Для ссылки на перевод нужен его язык, поэтому другие страницы с этой не связаны.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Укажите язык страницы в столбце lang.</p><p><strong>С ключом <code>--fix</code>:</strong> Не исправляется. В таблице не сказано, на каком языке страница.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>таблица страниц</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>group,lang,url,lastmod</span></span>
<span class="line"><span>1,en,https://a.example/en,2024-01-01T00:00:00Z</span></span>
<span class="line"><span>1,,https://a.example/de,2024-01-01T00:00:00Z</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>group,lang,url,lastmod</span></span>
<span class="line"><span>1,en,https://a.example/en,2024-01-01T00:00:00Z</span></span>
<span class="line"><span>1,de,https://a.example/de,2024-01-01T00:00:00Z</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain group-without-lang</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://developers.google.com/search/docs/specialty/international/localized-versions" target="_blank" rel="noreferrer"><code>developers.google.com/search/docs/specialty/international/localized-versions</code></a></p><p>Пакет: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/group-without-lang.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const groupWithoutLang = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  groupWithoutLang as default
};
