import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"url-line-too-long","description":"Строка длиннее, чем здесь может быть URL.","frontmatter":{"title":"url-line-too-long","description":"Строка длиннее, чем здесь может быть URL.","prev":false,"next":{"text":"url-line-not-utf-8","link":"/ru/codes/url-line-not-utf-8"}},"headers":[],"relativePath":"ru/codes/url-line-too-long.md","filePath":"ru/codes/url-line-too-long.md"}');
const _sfc_main = { name: "ru/codes/url-line-too-long.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="url-line-too-long" tabindex="-1"><code>url-line-too-long</code> <a class="header-anchor" href="#url-line-too-long" aria-label="Permalink to &quot;\`url-line-too-long\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#url-lists">Нормализация списков URL</a></p><p>Строка длиннее, чем здесь может быть URL.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>При массовой обработке из каждой строки читается один URL, и в памяти хранится одна строка. Строка длиннее предела, по умолчанию 1 МиБ, пропускается. Чаще всего в файле нет переводов строк, или это вообще не список URL.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Проверьте, что в каждой строке файла один URL, или увеличьте предел.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>предел в 20 байтов</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/aaaaaaaa</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain url-line-too-long</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#urls" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#urls</code></a></p><p>Пакет: <a href="/api/normalize/"><code>@waymark/normalize</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/url-line-too-long.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const urlLineTooLong = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  urlLineTooLong as default
};
