import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"too-many-sitemaps","description":"インデックスに載っているサイトマップが 50,000 を超えています。","frontmatter":{"title":"too-many-sitemaps","description":"インデックスに載っているサイトマップが 50,000 を超えています。","prev":{"text":"too-many-urls","link":"/ja/codes/too-many-urls"},"next":{"text":"file-too-large","link":"/ja/codes/file-too-large"}},"headers":[],"relativePath":"ja/codes/too-many-sitemaps.md","filePath":"ja/codes/too-many-sitemaps.md"}');
const _sfc_main = { name: "ja/codes/too-many-sitemaps.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="too-many-sitemaps" tabindex="-1"><code>too-many-sitemaps</code> <a class="header-anchor" href="#too-many-sitemaps" aria-label="Permalink to &quot;\`too-many-sitemaps\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sitemaps">サイトマップ</a></p><p>インデックスに載っているサイトマップが 50,000 を超えています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>検索エンジンは残りを読まないか、ファイルを拒否します。サイトに複数のインデックスを置くことはできますが、インデックスに別のインデックスを載せることはできません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>インデックスを複数に分けてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>50,001 \`sitemap\` elements</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>two indexes</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain too-many-sitemaps</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html#index" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html#index</code></a></p><p>パッケージ: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/too-many-sitemaps.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const tooManySitemaps = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  tooManySitemaps as default
};
