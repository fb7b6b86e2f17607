import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"pattern-token-unexpected","description":"Здесь это недопустимо.","frontmatter":{"title":"pattern-token-unexpected","description":"Здесь это недопустимо.","prev":{"text":"pattern-group-unclosed","link":"/ru/codes/pattern-group-unclosed"},"next":{"text":"pattern-regexp-unclosed","link":"/ru/codes/pattern-regexp-unclosed"}},"headers":[],"relativePath":"ru/codes/pattern-token-unexpected.md","filePath":"ru/codes/pattern-token-unexpected.md"}');
const _sfc_main = { name: "ru/codes/pattern-token-unexpected.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="pattern-token-unexpected" tabindex="-1"><code>pattern-token-unexpected</code> <a class="header-anchor" href="#pattern-token-unexpected" aria-label="Permalink to &quot;\`pattern-token-unexpected\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#url-patterns">Шаблоны URL Pattern</a></p><p>Здесь это недопустимо.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Закрывающей скобке нужна открывающая, модификатору («+», «*», «?») — группа перед ним, а внутри фигурных скобок не может быть других фигурных скобок или двух групп.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Заключайте в «{ }» текст, в котором не больше одной группы, ставьте модификаторы после группы, а перед обычным символом — «\\».</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://a.example/b}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://a.example/b\\}</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain pattern-token-unexpected</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://urlpattern.spec.whatwg.org/#pattern-strings" target="_blank" rel="noreferrer"><code>urlpattern.spec.whatwg.org/#pattern-strings</code></a></p><p>Пакет: <a href="/api/url-pattern/"><code>@waymark/url-pattern</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/pattern-token-unexpected.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const patternTokenUnexpected = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  patternTokenUnexpected as default
};
