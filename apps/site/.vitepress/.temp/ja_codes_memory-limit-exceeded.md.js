import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"memory-limit-exceeded","description":"検査用の表が、許されたメモリーに収まりません。","frontmatter":{"title":"memory-limit-exceeded","description":"検査用の表が、許されたメモリーに収まりません。","prev":{"text":"csv-reader-missing","link":"/ja/codes/csv-reader-missing"},"next":{"text":"table-store-missing","link":"/ja/codes/table-store-missing"}},"headers":[],"relativePath":"ja/codes/memory-limit-exceeded.md","filePath":"ja/codes/memory-limit-exceeded.md"}');
const _sfc_main = { name: "ja/codes/memory-limit-exceeded.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="memory-limit-exceeded" tabindex="-1"><code>memory-limit-exceeded</code> <a class="header-anchor" href="#memory-limit-exceeded" aria-label="Permalink to &quot;\`memory-limit-exceeded\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>検査用の表が、許されたメモリーに収まりません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>メモリーがいっぱいになると、表の大部分は一時ファイルに移ります。メモリーに残さなければならないのは、異なる URL ごとに5バイトから14バイト、異なる <code>hreflang</code> の値ごとに約 1,000 バイトです。読んだ量の2倍でも足りる上限が、メッセージに示されています。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>オプション <code>memory</code> で使えるメモリーを増やすか、<code>hreflang</code> の値が何千種類もあれば修正してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>10 million pages with 32 MiB</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>10 million pages with 256 MiB</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain memory-limit-exceeded</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/memory-limit-exceeded.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const memoryLimitExceeded = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  memoryLimitExceeded as default
};
