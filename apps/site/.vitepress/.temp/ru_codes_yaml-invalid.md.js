import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"yaml-invalid","description":"Файл не является допустимым YAML.","frontmatter":{"title":"yaml-invalid","description":"Файл не является допустимым YAML.","prev":{"text":"json-invalid","link":"/ru/codes/json-invalid"},"next":{"text":"list-too-large","link":"/ru/codes/list-too-large"}},"headers":[],"relativePath":"ru/codes/yaml-invalid.md","filePath":"ru/codes/yaml-invalid.md"}');
const _sfc_main = { name: "ru/codes/yaml-invalid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="yaml-invalid" tabindex="-1"><code>yaml-invalid</code> <a class="header-anchor" href="#yaml-invalid" aria-label="Permalink to &quot;\`yaml-invalid\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#sites">Сайты и файлы</a></p><p>Файл не является допустимым YAML.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Указано место первой ошибки. Частые причины — табуляция в отступе, разные отступы у полей, двоеточие с пробелом в значении без кавычек, псевдоним без якоря или второй документ после <code>---</code>.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Исправьте YAML в этом месте.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>paths:</span></span>
<span class="line"><span>\\t/users: {}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>paths:</span></span>
<span class="line"><span>  /users: {}</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain yaml-invalid</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://yaml.org/spec/1.2.2/" target="_blank" rel="noreferrer"><code>yaml.org/spec/1.2.2/</code></a></p><p>Пакет: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/yaml-invalid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const yamlInvalid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  yamlInvalid as default
};
