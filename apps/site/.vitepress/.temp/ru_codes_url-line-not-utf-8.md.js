import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"url-line-not-utf-8","description":"Строка — не UTF-8.","frontmatter":{"title":"url-line-not-utf-8","description":"Строка — не UTF-8.","prev":{"text":"url-line-too-long","link":"/ru/codes/url-line-too-long"},"next":{"text":"url-line-scheme","link":"/ru/codes/url-line-scheme"}},"headers":[],"relativePath":"ru/codes/url-line-not-utf-8.md","filePath":"ru/codes/url-line-not-utf-8.md"}');
const _sfc_main = { name: "ru/codes/url-line-not-utf-8.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="url-line-not-utf-8" tabindex="-1"><code>url-line-not-utf-8</code> <a class="header-anchor" href="#url-line-not-utf-8" aria-label="Permalink to &quot;\`url-line-not-utf-8\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#url-lists">Нормализация списков URL</a></p><p>Строка — не UTF-8.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>URL читаются как UTF-8. Чтобы прочитать строку в другой кодировке, пришлось бы угадывать, в какой именно, а неверная догадка дала бы URL, который ведёт в другое место.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Сначала преобразуйте файл в UTF-8.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>ISO-8859-1</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/é</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/%C3%A9</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain url-line-not-utf-8</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://encoding.spec.whatwg.org/#utf-8-decode-without-bom-or-fail" target="_blank" rel="noreferrer"><code>encoding.spec.whatwg.org/#utf-8-decode-without-bom-or-fail</code></a></p><p>Пакет: <a href="/api/normalize/"><code>@waymark/normalize</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/url-line-not-utf-8.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const urlLineNotUtf8 = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  urlLineNotUtf8 as default
};
