import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"lowercase-percent-encoding","description":"パーセントエンコードされたバイトの16進数字が小文字です。","frontmatter":{"title":"lowercase-percent-encoding","description":"パーセントエンコードされたバイトの16進数字が小文字です。","prev":{"text":"needless-percent-encoding","link":"/ja/codes/needless-percent-encoding"},"next":{"text":"percent-encoding-not-utf8","link":"/ja/codes/percent-encoding-not-utf8"}},"headers":[],"relativePath":"ja/codes/lowercase-percent-encoding.md","filePath":"ja/codes/lowercase-percent-encoding.md"}');
const _sfc_main = { name: "ja/codes/lowercase-percent-encoding.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="lowercase-percent-encoding" tabindex="-1"><code>lowercase-percent-encoding</code> <a class="header-anchor" href="#lowercase-percent-encoding" aria-label="Permalink to &quot;\`lowercase-percent-encoding\`&quot;">​</a></h1><p><strong>情報</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>パーセントエンコードされたバイトの16進数字が小文字です。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p><code>%2f</code> と <code>%2F</code> の意味は同じですが、URI を文字列として比較するプログラムは2つのリソースとみなします。正規形は大文字です。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>16進数字を大文字で書いてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file:///docs/%c3%a9.md</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file:///docs/%C3%A9.md</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=file:///docs/%25c3%25a9.md" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain lowercase-percent-encoding</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#lowercase-percent-encoding" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#lowercase-percent-encoding</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/lowercase-percent-encoding.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const lowercasePercentEncoding = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  lowercasePercentEncoding as default
};
