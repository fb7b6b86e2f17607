import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"region-not-iso-3166","description":"地域が ISO 3166-1 の国ではありません。","frontmatter":{"title":"region-not-iso-3166","description":"地域が ISO 3166-1 の国ではありません。","prev":{"text":"language-not-iso-639-1","link":"/ja/codes/language-not-iso-639-1"},"next":{"text":"undocumented-subtag","link":"/ja/codes/undocumented-subtag"}},"headers":[],"relativePath":"ja/codes/region-not-iso-3166.md","filePath":"ja/codes/region-not-iso-3166.md"}');
const _sfc_main = { name: "ja/codes/region-not-iso-3166.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="region-not-iso-3166" tabindex="-1"><code>region-not-iso-3166</code> <a class="header-anchor" href="#region-not-iso-3166" aria-label="Permalink to &quot;\`region-not-iso-3166\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#language-tags">言語タグと hreflang の値</a></p><p>地域が ISO 3166-1 の国ではありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p><code>419</code> や <code>EU</code> のような地域はタグでは有効ですが、検索エンジンのドキュメントに書かれているのは国だけです。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>言語だけにするか、国ごとに1つずつ値を書いてください。</p><p><strong><code>--fix</code> による自動修正:</strong> 修正しません。 どの国を対象とするかは、サイトが決めることです。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>es-419</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>es</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain region-not-iso-3166</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://developers.google.com/search/docs/specialty/international/localized-versions#language-codes" target="_blank" rel="noreferrer"><code>developers.google.com/search/docs/specialty/international/localized-versions#language-codes</code></a></p><p>パッケージ: <a href="/api/language-tag/"><code>@waymark/language-tag</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/region-not-iso-3166.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const regionNotIso3166 = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  regionNotIso3166 as default
};
