import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"scheme-invalid","description":"スキームが有効ではありません。","frontmatter":{"title":"scheme-invalid","description":"スキームが有効ではありません。","prev":{"text":"scheme-missing","link":"/ja/codes/scheme-missing"},"next":{"text":"scheme-not-lowercase","link":"/ja/codes/scheme-not-lowercase"}},"headers":[],"relativePath":"ja/codes/scheme-invalid.md","filePath":"ja/codes/scheme-invalid.md"}');
const _sfc_main = { name: "ja/codes/scheme-invalid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="scheme-invalid" tabindex="-1"><code>scheme-invalid</code> <a class="header-anchor" href="#scheme-invalid" aria-label="Permalink to &quot;\`scheme-invalid\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>スキームが有効ではありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>スキームは英字で始まり、英数字、<code>+</code>、<code>-</code>、<code>.</code> が続きます。パーサーはほかのものを相対パスとみなし、基本 URI で解決します。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>英数字、<code>+</code>、<code>-</code>、<code>.</code> だけを使ってください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>my_scheme://x/y</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>my-scheme://x/y</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=my_scheme://x/y" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain scheme-invalid</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-3.1" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-3.1</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/scheme-invalid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const schemeInvalid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  schemeInvalid as default
};
