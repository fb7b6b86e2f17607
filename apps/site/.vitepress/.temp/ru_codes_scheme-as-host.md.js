import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"scheme-as-host","description":"Хост называется как схема: вероятно, схем две.","frontmatter":{"title":"scheme-as-host","description":"Хост называется как схема: вероятно, схем две.","prev":{"text":"disputed-host","link":"/ru/codes/disputed-host"},"next":{"text":"host-like-credentials","link":"/ru/codes/host-like-credentials"}},"headers":[],"relativePath":"ru/codes/scheme-as-host.md","filePath":"ru/codes/scheme-as-host.md"}');
const _sfc_main = { name: "ru/codes/scheme-as-host.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="scheme-as-host" tabindex="-1"><code>scheme-as-host</code> <a class="header-anchor" href="#scheme-as-host" aria-label="Permalink to &quot;\`scheme-as-host\`&quot;">​</a></h1><p><strong>Предупреждение</strong> · <a href="/ru/codes/#deceptive-urls">URL, которые могут ввести в заблуждение</a></p><p>Хост называется как схема: вероятно, схем две.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Вторую схему парсер читает как хост: машину с именем <code>http</code> в собственной сети.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Удалите одну из двух схем.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://http://example.com/</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://http://example.com/" target="_self">Открыть этот пример в демо</a></p><p>То же самое в терминале: <code>waymark explain scheme-as-host</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#host-state" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#host-state</code></a></p><p>Пакет: <a href="/api/display/"><code>@waymark/display</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/scheme-as-host.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const schemeAsHost = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  schemeAsHost as default
};
