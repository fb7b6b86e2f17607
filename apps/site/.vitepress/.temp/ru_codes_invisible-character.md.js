import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"invisible-character","description":"В метке есть невидимый символ.","frontmatter":{"title":"invisible-character","description":"В метке есть невидимый символ.","prev":{"text":"restricted-character","link":"/ru/codes/restricted-character"},"next":{"text":"delimiter-lookalike","link":"/ru/codes/delimiter-lookalike"}},"headers":[],"relativePath":"ru/codes/invisible-character.md","filePath":"ru/codes/invisible-character.md"}');
const _sfc_main = { name: "ru/codes/invisible-character.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="invisible-character" tabindex="-1"><code>invisible-character</code> <a class="header-anchor" href="#invisible-character" aria-label="Permalink to &quot;\`invisible-character\`&quot;">​</a></h1><p><strong>Предупреждение</strong> · <a href="/ru/codes/#domains">Домены, которые могут ввести в заблуждение</a></p><p>В метке есть невидимый символ.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Два домена, которые различаются только им, выглядят одинаково.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Покажите метку в виде A-метки, которая начинается с xn--.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>ab𓑁cd.example</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>abcd.example</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://ab%F0%93%91%81cd.example/" target="_self">Открыть этот пример в демо</a></p><p>То же самое в терминале: <code>waymark explain invisible-character</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.unicode.org/reports/tr39/#General_Security_Profile" target="_blank" rel="noreferrer"><code>www.unicode.org/reports/tr39/#General_Security_Profile</code></a></p><p>Пакет: <a href="/api/display/"><code>@waymark/display</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/invisible-character.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const invisibleCharacter = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  invisibleCharacter as default
};
