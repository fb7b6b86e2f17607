import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"truncated-gzip","description":"圧縮ファイルが途中で終わっています。","frontmatter":{"title":"truncated-gzip","description":"圧縮ファイルが途中で終わっています。","prev":{"text":"invalid-encoding","link":"/ja/codes/invalid-encoding"},"next":{"text":"corrupt-gzip","link":"/ja/codes/corrupt-gzip"}},"headers":[],"relativePath":"ja/codes/truncated-gzip.md","filePath":"ja/codes/truncated-gzip.md"}');
const _sfc_main = { name: "ja/codes/truncated-gzip.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="truncated-gzip" tabindex="-1"><code>truncated-gzip</code> <a class="header-anchor" href="#truncated-gzip" aria-label="Permalink to &quot;\`truncated-gzip\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sitemaps">サイトマップ</a></p><p>圧縮ファイルが途中で終わっています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>サイトマップの終わりがないため、そこに載っているページは見つかりません。アップロードや、ファイルを書き出すプログラムが中断されたことがよくあります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>ファイルをコピーし直してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>the first half of a .gz file</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>the whole file</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain truncated-gzip</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc1952" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc1952</code></a></p><p>パッケージ: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/truncated-gzip.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const truncatedGzip = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  truncatedGzip as default
};
