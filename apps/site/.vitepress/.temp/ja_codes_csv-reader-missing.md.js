import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"csv-reader-missing","description":"データベースが表ですが、表を読み取る機能がありません。","frontmatter":{"title":"csv-reader-missing","description":"データベースが表ですが、表を読み取る機能がありません。","prev":{"text":"csv-too-large","link":"/ja/codes/csv-too-large"},"next":{"text":"memory-limit-exceeded","link":"/ja/codes/memory-limit-exceeded"}},"headers":[],"relativePath":"ja/codes/csv-reader-missing.md","filePath":"ja/codes/csv-reader-missing.md"}');
const _sfc_main = { name: "ja/codes/csv-reader-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="csv-reader-missing" tabindex="-1"><code>csv-reader-missing</code> <a class="header-anchor" href="#csv-reader-missing" aria-label="Permalink to &quot;\`csv-reader-missing\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>データベースが表ですが、表を読み取る機能がありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>CSV と TSV の読み取りには Node が必要であるため、メインのエントリーポイントには含まれていません。<code>writeSite</code> と <code>diskFiles</code> は、指定しなくてもこの機能を使います。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p><code>buildSite</code> または <code>readDatabase</code> のオプション <code>readCsv</code> に、<code>@waymark/site/node</code> のものを渡してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>buildSite(pages)</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>buildSite(pages, { readCsv })</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain csv-reader-missing</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/csv-reader-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const csvReaderMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  csvReaderMissing as default
};
