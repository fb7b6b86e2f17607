import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"unencoded-non-ascii","description":"Символ вне ASCII не заменён процентными кодами.","frontmatter":{"title":"unencoded-non-ascii","description":"Символ вне ASCII не заменён процентными кодами.","prev":{"text":"stray-percent","link":"/ru/codes/stray-percent"},"next":{"text":"unencoded-delimiter","link":"/ru/codes/unencoded-delimiter"}},"headers":[],"relativePath":"ru/codes/unencoded-non-ascii.md","filePath":"ru/codes/unencoded-non-ascii.md"}');
const _sfc_main = { name: "ru/codes/unencoded-non-ascii.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="unencoded-non-ascii" tabindex="-1"><code>unencoded-non-ascii</code> <a class="header-anchor" href="#unencoded-non-ascii" aria-label="Permalink to &quot;\`unencoded-non-ascii\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#resource-uris">URI ресурсов</a></p><p>Символ вне ASCII не заменён процентными кодами.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>URI состоит из символов ASCII. Остальные символы записываются процентными кодами своих байтов UTF-8; программы, которые отправляют их как есть, используют ту кодировку, которая у них задана.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Замените символ процентным кодом.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file:///docs/日.md</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file:///docs/%E6%97%A5.md</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=file:///docs/%E6%97%A5.md" target="_self">Открыть этот пример в демо</a></p><p>То же самое в терминале: <code>waymark explain unencoded-non-ascii</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#unencoded-non-ascii" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#unencoded-non-ascii</code></a></p><p>Пакет: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/unencoded-non-ascii.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const unencodedNonAscii = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  unencodedNonAscii as default
};
