import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"undocumented-subtag","description":"言語、文字体系、地域のほかにもサブタグがあります。","frontmatter":{"title":"undocumented-subtag","description":"言語、文字体系、地域のほかにもサブタグがあります。","prev":{"text":"region-not-iso-3166","link":"/ja/codes/region-not-iso-3166"},"next":false},"headers":[],"relativePath":"ja/codes/undocumented-subtag.md","filePath":"ja/codes/undocumented-subtag.md"}');
const _sfc_main = { name: "ja/codes/undocumented-subtag.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="undocumented-subtag" tabindex="-1"><code>undocumented-subtag</code> <a class="header-anchor" href="#undocumented-subtag" aria-label="Permalink to &quot;\`undocumented-subtag\`&quot;">​</a></h1><p><strong>情報</strong> · <a href="/ja/codes/#language-tags">言語タグと hreflang の値</a></p><p>言語、文字体系、地域のほかにもサブタグがあります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>変種、拡張、私用のサブタグはタグでは有効ですが、検索エンジンがそれをどう扱うかは公表されていません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>ほかに必要とする利用者がいなければ、削除してください。</p><p><strong><code>--fix</code> による自動修正:</strong> 修正しません。 これらのサブタグを除いた言語が、別のページの値かもしれません。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>de-1996</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>de</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain undocumented-subtag</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://developers.google.com/search/docs/specialty/international/localized-versions#language-codes" target="_blank" rel="noreferrer"><code>developers.google.com/search/docs/specialty/international/localized-versions#language-codes</code></a></p><p>パッケージ: <a href="/api/language-tag/"><code>@waymark/language-tag</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/undocumented-subtag.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const undocumentedSubtag = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  undocumentedSubtag as default
};
