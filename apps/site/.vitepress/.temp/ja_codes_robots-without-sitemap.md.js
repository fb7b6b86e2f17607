import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"robots-without-sitemap","description":"robots.txt にサイトマップが書かれていません。","frontmatter":{"title":"robots-without-sitemap","description":"robots.txt にサイトマップが書かれていません。","prev":{"text":"sitemap-not-read","link":"/ja/codes/sitemap-not-read"},"next":{"text":"row-length","link":"/ja/codes/row-length"}},"headers":[],"relativePath":"ja/codes/robots-without-sitemap.md","filePath":"ja/codes/robots-without-sitemap.md"}');
const _sfc_main = { name: "ja/codes/robots-without-sitemap.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="robots-without-sitemap" tabindex="-1"><code>robots-without-sitemap</code> <a class="header-anchor" href="#robots-without-sitemap" aria-label="Permalink to &quot;\`robots-without-sitemap\`&quot;">​</a></h1><p><strong>情報</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>robots.txt にサイトマップが書かれていません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>どのクローラーも robots.txt を読み、その Sitemap の行からサイトマップを見つけます。この行がないと、検索エンジンごとにサイトマップを送信しなければなりません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p><code>Sitemap:</code> と URL の行を追加してください。<code>waymark sitemap --robots robots.txt</code> で追加できます。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>robots.txt</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>User-agent: *</span></span>
<span class="line"><span>Allow: /</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>Sitemap: https://a.example/sitemap.xml</span></span>
<span class="line"><span>User-agent: *</span></span>
<span class="line"><span>Allow: /</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain robots-without-sitemap</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html#submit_robots" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html#submit_robots</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/robots-without-sitemap.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const robotsWithoutSitemap = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  robotsWithoutSitemap as default
};
