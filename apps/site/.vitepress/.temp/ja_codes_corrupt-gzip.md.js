import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"corrupt-gzip","description":"圧縮ファイルが壊れています。","frontmatter":{"title":"corrupt-gzip","description":"圧縮ファイルが壊れています。","prev":{"text":"truncated-gzip","link":"/ja/codes/truncated-gzip"},"next":{"text":"not-well-formed","link":"/ja/codes/not-well-formed"}},"headers":[],"relativePath":"ja/codes/corrupt-gzip.md","filePath":"ja/codes/corrupt-gzip.md"}');
const _sfc_main = { name: "ja/codes/corrupt-gzip.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="corrupt-gzip" tabindex="-1"><code>corrupt-gzip</code> <a class="header-anchor" href="#corrupt-gzip" aria-label="Permalink to &quot;\`corrupt-gzip\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sitemaps">サイトマップ</a></p><p>圧縮ファイルが壊れています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>データがチェックサムと一致しないか、展開できないため、壊れた箇所より後を読めません。ファイルがテキストとして転送されたことがよくあります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>ファイルをコピーし直してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a .gz file with a changed byte</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>the file as it was compressed</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain corrupt-gzip</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc1952" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc1952</code></a></p><p>パッケージ: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/corrupt-gzip.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const corruptGzip = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  corruptGzip as default
};
