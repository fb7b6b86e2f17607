import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"folder-without-sitemaps","description":"フォルダーにサイトマップがありません。","frontmatter":{"title":"folder-without-sitemaps","description":"フォルダーにサイトマップがありません。","prev":{"text":"file-incomplete","link":"/ja/codes/file-incomplete"},"next":{"text":"database-with-others","link":"/ja/codes/database-with-others"}},"headers":[],"relativePath":"ja/codes/folder-without-sitemaps.md","filePath":"ja/codes/folder-without-sitemaps.md"}');
const _sfc_main = { name: "ja/codes/folder-without-sitemaps.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="folder-without-sitemaps" tabindex="-1"><code>folder-without-sitemaps</code> <a class="header-anchor" href="#folder-without-sitemaps" aria-label="Permalink to &quot;\`folder-without-sitemaps\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>フォルダーにサイトマップがありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p><code>.xml</code> や <code>.xml.gz</code> で終わる名前のファイルがないか、どのファイルのルート要素も <code>urlset</code> や <code>sitemapindex</code> ではありません。公開するフォルダーではないのかもしれません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>サイトマップのあるフォルダーか、そのファイルを指定してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>src/</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>public/</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain folder-without-sitemaps</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/folder-without-sitemaps.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const folderWithoutSitemaps = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  folderWithoutSitemaps as default
};
