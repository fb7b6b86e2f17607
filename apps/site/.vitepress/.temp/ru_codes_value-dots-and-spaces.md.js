import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"value-dots-and-spaces","description":"Значение состоит из точек и пробелов: там, где пробелы удаляются, это ...","frontmatter":{"title":"value-dots-and-spaces","description":"Значение состоит из точек и пробелов: там, где пробелы удаляются, это ...","prev":{"text":"value-dot-segment-parameter","link":"/ru/codes/value-dot-segment-parameter"},"next":{"text":"value-too-long","link":"/ru/codes/value-too-long"}},"headers":[],"relativePath":"ru/codes/value-dots-and-spaces.md","filePath":"ru/codes/value-dots-and-spaces.md"}');
const _sfc_main = { name: "ru/codes/value-dots-and-spaces.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="value-dots-and-spaces" tabindex="-1"><code>value-dots-and-spaces</code> <a class="header-anchor" href="#value-dots-and-spaces" aria-label="Permalink to &quot;\`value-dots-and-spaces\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#uri-templates">Шаблоны URI</a></p><p>Значение состоит из точек и пробелов: там, где пробелы удаляются, это <code>..</code>.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Windows и некоторые серверы удаляют пробелы и точки в конце имени. <code>.. </code> превращается в <code>..</code> уже после того, как его проверили другие программы.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Задайте другое значение или выберите политику <code>contained</code>.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>expand({&quot;name&quot;:&quot;.. &quot;})</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{name}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{?name}</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain value-dots-and-spaces</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://owasp.org/www-community/attacks/Path_Traversal" target="_blank" rel="noreferrer"><code>owasp.org/www-community/attacks/Path_Traversal</code></a></p><p>Пакет: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/value-dots-and-spaces.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const valueDotsAndSpaces = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  valueDotsAndSpaces as default
};
