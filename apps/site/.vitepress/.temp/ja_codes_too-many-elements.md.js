import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"too-many-elements","description":"画像、記事、タグのいずれかの数が上限を超えています。","frontmatter":{"title":"too-many-elements","description":"画像、記事、タグのいずれかの数が上限を超えています。","prev":{"text":"extension-namespace","link":"/ja/codes/extension-namespace"},"next":{"text":"unknown-attribute","link":"/ja/codes/unknown-attribute"}},"headers":[],"relativePath":"ja/codes/too-many-elements.md","filePath":"ja/codes/too-many-elements.md"}');
const _sfc_main = { name: "ja/codes/too-many-elements.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="too-many-elements" tabindex="-1"><code>too-many-elements</code> <a class="header-anchor" href="#too-many-elements" aria-label="Permalink to &quot;\`too-many-elements\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sitemaps">サイトマップ</a></p><p>画像、記事、タグのいずれかの数が上限を超えています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>上限は、ページごとに画像が 1,000 個、ファイルごとに記事が 1,000 件、動画ごとにタグが32個です。超えた分は無視されます。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>上限を超えた要素を削除するか、ファイルを分割してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a page with 1,001 images</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain too-many-elements</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap" target="_blank" rel="noreferrer"><code>developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap</code></a></p><p>パッケージ: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/too-many-elements.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const tooManyElements = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  tooManyElements as default
};
