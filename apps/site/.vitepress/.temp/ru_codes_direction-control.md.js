import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"direction-control","description":"В URL есть невидимый символ, который меняет направление текста.","frontmatter":{"title":"direction-control","description":"В URL есть невидимый символ, который меняет направление текста.","prev":{"text":"dot-segments-resolved","link":"/ru/codes/dot-segments-resolved"},"next":{"text":"deceptive-character","link":"/ru/codes/deceptive-character"}},"headers":[],"relativePath":"ru/codes/direction-control.md","filePath":"ru/codes/direction-control.md"}');
const _sfc_main = { name: "ru/codes/direction-control.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="direction-control" tabindex="-1"><code>direction-control</code> <a class="header-anchor" href="#direction-control" aria-label="Permalink to &quot;\`direction-control\`&quot;">​</a></h1><p><strong>Предупреждение</strong> · <a href="/ru/codes/#deceptive-urls">URL, которые могут ввести в заблуждение</a></p><p>В URL есть невидимый символ, который меняет направление текста.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>С такими символами порядок букв на экране не тот, что в тексте: <code>cod\\u202egpj.exe</code> может выглядеть как <code>codexe.jpg</code>.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Замените символ процентным кодом или удалите его.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/cod\\u202egpj.exe</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/codgpj.exe</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://example.com/cod%E2%80%AEgpj.exe" target="_self">Открыть этот пример в демо</a></p><p>То же самое в терминале: <code>waymark explain direction-control</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing" target="_blank" rel="noreferrer"><code>www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing</code></a></p><p>Пакет: <a href="/api/display/"><code>@waymark/display</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/direction-control.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const directionControl = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  directionControl as default
};
