import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"invalid-percent-encoding","description":"После % нет двух шестнадцатеричных цифр.","frontmatter":{"title":"invalid-percent-encoding","description":"После % нет двух шестнадцатеричных цифр.","prev":{"text":"ill-formed-utf8","link":"/ru/codes/ill-formed-utf8"},"next":{"text":"multiple-encoding","link":"/ru/codes/multiple-encoding"}},"headers":[],"relativePath":"ru/codes/invalid-percent-encoding.md","filePath":"ru/codes/invalid-percent-encoding.md"}');
const _sfc_main = { name: "ru/codes/invalid-percent-encoding.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="invalid-percent-encoding" tabindex="-1"><code>invalid-percent-encoding</code> <a class="header-anchor" href="#invalid-percent-encoding" aria-label="Permalink to &quot;\`invalid-percent-encoding\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#paths">Пути, имена файлов и исходящие URL</a></p><p>После <code>%</code> нет двух шестнадцатеричных цифр.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Декодеры обрабатывают такой <code>%</code> по-разному: одни его оставляют, другие удаляют, третьи выдают ошибку. Проверка не может знать, какое имя увидит следующая программа.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Если знак процента относится к данным, запишите его как <code>%25</code>.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>resolveUriPath(&#39;/srv/files&#39;, …, { platform: &#39;posix&#39; })</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>100%</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>100%25</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain invalid-percent-encoding</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-2.1" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-2.1</code></a></p><p>Пакет: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/invalid-percent-encoding.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const invalidPercentEncoding = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  invalidPercentEncoding as default
};
