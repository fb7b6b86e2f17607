import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"not-a-url","description":"Строка не является допустимым URL, даже относительно базового.","frontmatter":{"title":"not-a-url","description":"Строка не является допустимым URL, даже относительно базового.","prev":false,"next":{"text":"other-origin","link":"/ru/codes/other-origin"}},"headers":[],"relativePath":"ru/codes/not-a-url.md","filePath":"ru/codes/not-a-url.md"}');
const _sfc_main = { name: "ru/codes/not-a-url.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="not-a-url" tabindex="-1"><code>not-a-url</code> <a class="header-anchor" href="#not-a-url" aria-label="Permalink to &quot;\`not-a-url\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#paths">Пути, имена файлов и исходящие URL</a></p><p>Строка не является допустимым URL, даже относительно базового.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Парсер URL её не принимает, и куда она ведёт, неизвестно. Менее строгие программы всё же могут отправить куда-нибудь запрос, поэтому она отклоняется.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Задайте допустимый URL или допустимую ссылку.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>checkOutgoingUrl(…)</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>nonsense</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://a.example/</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain not-a-url</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#concept-basic-url-parser" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#concept-basic-url-parser</code></a></p><p>Пакет: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/not-a-url.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const notAUrl = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  notAUrl as default
};
