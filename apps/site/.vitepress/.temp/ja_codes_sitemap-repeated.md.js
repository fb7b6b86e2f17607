import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"sitemap-repeated","description":"インデックスに同じサイトマップが2回載っています。","frontmatter":{"title":"sitemap-repeated","description":"インデックスに同じサイトマップが2回載っています。","prev":{"text":"packed-copy","link":"/ja/codes/packed-copy"},"next":{"text":"sitemap-elsewhere","link":"/ja/codes/sitemap-elsewhere"}},"headers":[],"relativePath":"ja/codes/sitemap-repeated.md","filePath":"ja/codes/sitemap-repeated.md"}');
const _sfc_main = { name: "ja/codes/sitemap-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="sitemap-repeated" tabindex="-1"><code>sitemap-repeated</code> <a class="header-anchor" href="#sitemap-repeated" aria-label="Permalink to &quot;\`sitemap-repeated\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>インデックスに同じサイトマップが2回載っています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>サイトマップは一度だけ読みます。2つ目のエントリーは、別のファイルのつもりかもしれません。その場合は、そのファイルのページが欠けています。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>エントリーの一方を削除するか、URL を修正してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>an index with two entries for one URL</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain sitemap-repeated</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html#index" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html#index</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/sitemap-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const sitemapRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  sitemapRepeated as default
};
