import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"unencoded-non-ascii","description":"ASCII 以外の文字がパーセントエンコードされていません。","frontmatter":{"title":"unencoded-non-ascii","description":"ASCII 以外の文字がパーセントエンコードされていません。","prev":{"text":"stray-percent","link":"/ja/codes/stray-percent"},"next":{"text":"unencoded-delimiter","link":"/ja/codes/unencoded-delimiter"}},"headers":[],"relativePath":"ja/codes/unencoded-non-ascii.md","filePath":"ja/codes/unencoded-non-ascii.md"}');
const _sfc_main = { name: "ja/codes/unencoded-non-ascii.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="unencoded-non-ascii" tabindex="-1"><code>unencoded-non-ascii</code> <a class="header-anchor" href="#unencoded-non-ascii" aria-label="Permalink to &quot;\`unencoded-non-ascii\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>ASCII 以外の文字がパーセントエンコードされていません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>URI は ASCII で書きます。ほかの文字は、UTF-8 のバイトをパーセントエンコードして書きます。そのまま送るプログラムのエンコーディングは、まちまちです。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>その文字をパーセントエンコードしてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file:///docs/日.md</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file:///docs/%E6%97%A5.md</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=file:///docs/%E6%97%A5.md" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain unencoded-non-ascii</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#unencoded-non-ascii" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#unencoded-non-ascii</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/unencoded-non-ascii.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const unencodedNonAscii = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  unencodedNonAscii as default
};
