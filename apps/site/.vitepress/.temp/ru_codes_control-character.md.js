import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"control-character","description":"В имени есть управляющий символ.","frontmatter":{"title":"control-character","description":"В имени есть управляющий символ.","prev":{"text":"separator-in-name","link":"/ru/codes/separator-in-name"},"next":{"text":"nul-character","link":"/ru/codes/nul-character"}},"headers":[],"relativePath":"ru/codes/control-character.md","filePath":"ru/codes/control-character.md"}');
const _sfc_main = { name: "ru/codes/control-character.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="control-character" tabindex="-1"><code>control-character</code> <a class="header-anchor" href="#control-character" aria-label="Permalink to &quot;\`control-character\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#paths">Пути, имена файлов и исходящие URL</a></p><p>В имени есть управляющий символ.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Терминалы и программы для чтения журналов выполняют управляющие символы (C0, DEL и C1): ими можно скрыть часть имени или подделать строку журнала. В именах они не нужны.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Удалите управляющий символ.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>checkSegment(…)</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a</span></span>
<span class="line"><span>b</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a b</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain control-character</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-7.3" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-7.3</code></a></p><p>Пакет: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/control-character.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const controlCharacter = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  controlCharacter as default
};
