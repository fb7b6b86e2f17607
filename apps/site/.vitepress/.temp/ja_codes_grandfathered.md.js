import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"grandfathered","description":"値が、全体を1つのものとして登録された古いタグです。","frontmatter":{"title":"grandfathered","description":"値が、全体を1つのものとして登録された古いタグです。","prev":{"text":"duplicate-singleton","link":"/ja/codes/duplicate-singleton"},"next":{"text":"private-use","link":"/ja/codes/private-use"}},"headers":[],"relativePath":"ja/codes/grandfathered.md","filePath":"ja/codes/grandfathered.md"}');
const _sfc_main = { name: "ja/codes/grandfathered.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="grandfathered" tabindex="-1"><code>grandfathered</code> <a class="header-anchor" href="#grandfathered" aria-label="Permalink to &quot;\`grandfathered\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#language-tags">言語タグと hreflang の値</a></p><p>値が、全体を1つのものとして登録された古いタグです。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>サブタグの文法ができる前のタグです。有効ですが、検索エンジンのドキュメントに書かれているのは、言語、文字体系、地域だけです。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>登録されたサブタグからなるタグを使ってください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>i-lux</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>lb</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain grandfathered</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://developers.google.com/search/docs/specialty/international/localized-versions#language-codes" target="_blank" rel="noreferrer"><code>developers.google.com/search/docs/specialty/international/localized-versions#language-codes</code></a></p><p>パッケージ: <a href="/api/language-tag/"><code>@waymark/language-tag</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/grandfathered.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const grandfathered = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  grandfathered as default
};
