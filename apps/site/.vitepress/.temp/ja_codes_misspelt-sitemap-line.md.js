import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"misspelt-sitemap-line","description":"robots.txt に、サイトマップを指定するはずなのに指定できていない行があります。","frontmatter":{"title":"misspelt-sitemap-line","description":"robots.txt に、サイトマップを指定するはずなのに指定できていない行があります。","prev":{"text":"feed-date-invalid","link":"/ja/codes/feed-date-invalid"},"next":{"text":"robots-too-large","link":"/ja/codes/robots-too-large"}},"headers":[],"relativePath":"ja/codes/misspelt-sitemap-line.md","filePath":"ja/codes/misspelt-sitemap-line.md"}');
const _sfc_main = { name: "ja/codes/misspelt-sitemap-line.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="misspelt-sitemap-line" tabindex="-1"><code>misspelt-sitemap-line</code> <a class="header-anchor" href="#misspelt-sitemap-line" aria-label="Permalink to &quot;\`misspelt-sitemap-line\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#sitemaps">サイトマップ</a></p><p><code>robots.txt</code> に、サイトマップを指定するはずなのに指定できていない行があります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p><code>Sitemaps:</code> と書いたりコロンが抜けていたりしても読み取るクローラーと、その行を無視するクローラーがあります。どちらにするかを定めた規則はありません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p><code>Sitemap:</code> と絶対 URL を書いてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>robots.txt</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>Sitemaps: https://a.example/sitemap.xml</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>Sitemap: https://a.example/sitemap.xml</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain misspelt-sitemap-line</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc9309#section-2.2.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc9309#section-2.2.4</code></a></p><p>パッケージ: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/misspelt-sitemap-line.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const misspeltSitemapLine = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  misspeltSitemapLine as default
};
