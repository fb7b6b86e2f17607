import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"sitemap-not-read","description":"インデックスまたは robots.txt に載っているサイトマップを検査していません。","frontmatter":{"title":"sitemap-not-read","description":"インデックスまたは robots.txt に載っているサイトマップを検査していません。","prev":{"text":"page-elsewhere","link":"/ja/codes/page-elsewhere"},"next":{"text":"robots-without-sitemap","link":"/ja/codes/robots-without-sitemap"}},"headers":[],"relativePath":"ja/codes/sitemap-not-read.md","filePath":"ja/codes/sitemap-not-read.md"}');
const _sfc_main = { name: "ja/codes/sitemap-not-read.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="sitemap-not-read" tabindex="-1"><code>sitemap-not-read</code> <a class="header-anchor" href="#sitemap-not-read" aria-label="Permalink to &quot;\`sitemap-not-read\`&quot;">​</a></h1><p><strong>情報</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>インデックスまたは robots.txt に載っているサイトマップを検査していません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>インデックスや robots.txt をストリームから読んだため、サイトマップを探すフォルダーがありません。または、どのホストにあってもよい robots.txt のサイトマップが、そのフォルダーにありません。検査したのは、一覧そのものだけです。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>インデックスや robots.txt を、公開するフォルダーの中のファイルとして渡してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>an index from standard input</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain sitemap-not-read</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html#submit_robots" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html#submit_robots</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/sitemap-not-read.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const sitemapNotRead = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  sitemapNotRead as default
};
