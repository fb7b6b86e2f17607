import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"query-repeated","description":"パラメータが2回指定されています。","frontmatter":{"title":"query-repeated","description":"パラメータが2回指定されています。","prev":{"text":"query-search-twice","link":"/ja/codes/query-search-twice"},"next":{"text":"query-empty-value","link":"/ja/codes/query-empty-value"}},"headers":[],"relativePath":"ja/codes/query-repeated.md","filePath":"ja/codes/query-repeated.md"}');
const _sfc_main = { name: "ja/codes/query-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="query-repeated" tabindex="-1"><code>query-repeated</code> <a class="header-anchor" href="#query-repeated" aria-label="Permalink to &quot;\`query-repeated\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>パラメータが2回指定されています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>最初の値を使うサーバー、最後の値を使うサーバー、両方をリストにするサーバーがあります。検査する側と処理する側が別の値を使うと、求められているものが食い違います。名前が <code>[]</code> で終わるものはリストです。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>どのパラメータも1回だけ書き、リストは <code>?tags=a,b</code> のように1つの値で書いてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>クエリとして検査</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>?page=1&amp;page=2</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>?page=1&amp;sort=name</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=?page=1%26page=2" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain query-repeated</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#query-repeated" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#query-repeated</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/query-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const queryRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  queryRepeated as default
};
