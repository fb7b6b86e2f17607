import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-compression-unsupported","description":"ファイルが zstd で圧縮されていますが、このバージョンの Node では読めません。","frontmatter":{"title":"file-compression-unsupported","description":"ファイルが zstd で圧縮されていますが、このバージョンの Node では読めません。","prev":{"text":"file-compression-damaged","link":"/ja/codes/file-compression-damaged"},"next":{"text":"file-kind-unknown","link":"/ja/codes/file-kind-unknown"}},"headers":[],"relativePath":"ja/codes/file-compression-unsupported.md","filePath":"ja/codes/file-compression-unsupported.md"}');
const _sfc_main = { name: "ja/codes/file-compression-unsupported.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-compression-unsupported" tabindex="-1"><code>file-compression-unsupported</code> <a class="header-anchor" href="#file-compression-unsupported" aria-label="Permalink to &quot;\`file-compression-unsupported\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>ファイルが zstd で圧縮されていますが、このバージョンの Node では読めません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>Node が zstd を読めるのは、バージョン 22.15 以降です。バージョン 23 では 23.8 以降です。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>ファイルを展開するか、gzip で圧縮するか、新しいバージョンの Node を使ってください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>url-source.json.zst</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>url-source.json.gz</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain file-compression-unsupported</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://nodejs.org/api/zlib.html#class-zlibzstddecompress" target="_blank" rel="noreferrer"><code>nodejs.org/api/zlib.html#class-zlibzstddecompress</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/file-compression-unsupported.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fileCompressionUnsupported = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fileCompressionUnsupported as default
};
