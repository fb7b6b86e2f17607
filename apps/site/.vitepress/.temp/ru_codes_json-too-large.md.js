import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"json-too-large","description":"Значение в JSON больше или вложено глубже, чем предполагается.","frontmatter":{"title":"json-too-large","description":"Значение в JSON больше или вложено глубже, чем предполагается.","prev":{"text":"list-too-large","link":"/ru/codes/list-too-large"},"next":{"text":"csv-invalid","link":"/ru/codes/csv-invalid"}},"headers":[],"relativePath":"ru/codes/json-too-large.md","filePath":"ru/codes/json-too-large.md"}');
const _sfc_main = { name: "ru/codes/json-too-large.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="json-too-large" tabindex="-1"><code>json-too-large</code> <a class="header-anchor" href="#json-too-large" aria-label="Permalink to &quot;\`json-too-large\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#sites">Сайты и файлы</a></p><p>Значение в JSON больше или вложено глубже, чем предполагается.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Строка — не больше 1 МиБ, запись — не больше 64 МиБ, вложенность значений — не больше 64. С этими пределами память остаётся ограниченной и для файлов, которые не являются базами данных URL.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Проверьте, тот ли это файл.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>описано словами</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>values nested 100 deep</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>values nested 3 deep</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain json-too-large</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc8259#section-9" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc8259#section-9</code></a></p><p>Пакет: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/json-too-large.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const jsonTooLarge = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  jsonTooLarge as default
};
