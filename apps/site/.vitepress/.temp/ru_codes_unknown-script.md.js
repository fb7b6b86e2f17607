import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"unknown-script","description":"Письменность не зарегистрирована.","frontmatter":{"title":"unknown-script","description":"Письменность не зарегистрирована.","prev":{"text":"extlang-prefix-mismatch","link":"/ru/codes/extlang-prefix-mismatch"},"next":{"text":"unknown-region","link":"/ru/codes/unknown-region"}},"headers":[],"relativePath":"ru/codes/unknown-script.md","filePath":"ru/codes/unknown-script.md"}');
const _sfc_main = { name: "ru/codes/unknown-script.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="unknown-script" tabindex="-1"><code>unknown-script</code> <a class="header-anchor" href="#unknown-script" aria-label="Permalink to &quot;\`unknown-script\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#language-tags">Языковые теги и значения hreflang</a></p><p>Письменность не зарегистрирована.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Четыре буквы читаются как код письменности, что бы ни имелось в виду.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Укажите четырёхбуквенный код ISO 15924, например Latn, или уберите письменность.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>zh-Abcd</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>zh-Hans</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain unknown-script</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.iana.org/assignments/language-subtag-registry" target="_blank" rel="noreferrer"><code>www.iana.org/assignments/language-subtag-registry</code></a></p><p>Пакет: <a href="/api/language-tag/"><code>@waymark/language-tag</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/unknown-script.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const unknownScript = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  unknownScript as default
};
