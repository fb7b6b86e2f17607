import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"packed-copy","description":"フォルダーにサイトマップが、圧縮していないものと圧縮したものの両方あり、圧縮したファイルを読み飛ばしました。","frontmatter":{"title":"packed-copy","description":"フォルダーにサイトマップが、圧縮していないものと圧縮したものの両方あり、圧縮したファイルを読み飛ばしました。","prev":{"text":"other-xml","link":"/ja/codes/other-xml"},"next":{"text":"sitemap-repeated","link":"/ja/codes/sitemap-repeated"}},"headers":[],"relativePath":"ja/codes/packed-copy.md","filePath":"ja/codes/packed-copy.md"}');
const _sfc_main = { name: "ja/codes/packed-copy.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="packed-copy" tabindex="-1"><code>packed-copy</code> <a class="header-anchor" href="#packed-copy" aria-label="Permalink to &quot;\`packed-copy\`&quot;">​</a></h1><p><strong>情報</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>フォルダーにサイトマップが、圧縮していないものと圧縮したものの両方あり、圧縮したファイルを読み飛ばしました。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p><code>gzip_static</code> を使う nginx のように、両方の形のファイルを必要とするサーバーがあります。検査したのは、圧縮していないファイルだけです。圧縮したファイルの方が古いと、検索エンジンは、検査したものとは別のページを読むことがあります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>両方を同時に生成しているのであれば、何もする必要はありません。圧縮したファイルを検査するには、そのファイルを指定してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a folder with sitemap.xml and sitemap.xml.gz</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain packed-copy</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://nginx.org/en/docs/http/ngx_http_gzip_static_module.html" target="_blank" rel="noreferrer"><code>nginx.org/en/docs/http/ngx_http_gzip_static_module.html</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/packed-copy.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const packedCopy = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  packedCopy as default
};
