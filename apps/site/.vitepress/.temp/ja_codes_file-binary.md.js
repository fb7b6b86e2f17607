import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-binary","description":"ファイルがテキストではありません。先頭に値が0のバイトがあり、UTF-8 でもありません。","frontmatter":{"title":"file-binary","description":"ファイルがテキストではありません。先頭に値が0のバイトがあり、UTF-8 でもありません。","prev":{"text":"file-empty","link":"/ja/codes/file-empty"},"next":{"text":"file-encoding-unsupported","link":"/ja/codes/file-encoding-unsupported"}},"headers":[],"relativePath":"ja/codes/file-binary.md","filePath":"ja/codes/file-binary.md"}');
const _sfc_main = { name: "ja/codes/file-binary.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-binary" tabindex="-1"><code>file-binary</code> <a class="header-anchor" href="#file-binary" aria-label="Permalink to &quot;\`file-binary\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>ファイルがテキストではありません。先頭に値が0のバイトがあり、UTF-8 でもありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>データベース、サイトマップ、URL の一覧はテキストです。画像、gzip 以外のアーカイブ、別のプログラムのデータベースファイルは読めません。UTF-8 のファイルでは、0は制御文字で、それがある行で判定します。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>圧縮していないか、gzip または zstd で圧縮したテキストファイルを指定してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>sitemap.zip</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>sitemap.xml.gz</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain file-binary</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/file-binary.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fileBinary = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fileBinary as default
};
