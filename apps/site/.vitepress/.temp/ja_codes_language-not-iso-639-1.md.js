import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"language-not-iso-639-1","description":"言語に2文字のコードがありません。","frontmatter":{"title":"language-not-iso-639-1","description":"言語に2文字のコードがありません。","prev":{"text":"deprecated-subtag","link":"/ja/codes/deprecated-subtag"},"next":{"text":"region-not-iso-3166","link":"/ja/codes/region-not-iso-3166"}},"headers":[],"relativePath":"ja/codes/language-not-iso-639-1.md","filePath":"ja/codes/language-not-iso-639-1.md"}');
const _sfc_main = { name: "ja/codes/language-not-iso-639-1.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="language-not-iso-639-1" tabindex="-1"><code>language-not-iso-639-1</code> <a class="header-anchor" href="#language-not-iso-639-1" aria-label="Permalink to &quot;\`language-not-iso-639-1\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#language-tags">言語タグと hreflang の値</a></p><p>言語に2文字のコードがありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>タグは有効ですが、検索エンジンのドキュメントに書かれているのは、ISO 639-1 の2文字のコードだけです。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>ほかに必要とする利用者がいれば残したうえで、x-default のページか、2文字のコードがある言語のページも挙げてください。</p><p><strong><code>--fix</code> による自動修正:</strong> 修正しません。 検索エンジンのドキュメントにある言語の利用者にも向けたページかどうかは、サイトが決めることです。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>haw</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>en</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain language-not-iso-639-1</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://developers.google.com/search/docs/specialty/international/localized-versions#language-codes" target="_blank" rel="noreferrer"><code>developers.google.com/search/docs/specialty/international/localized-versions#language-codes</code></a></p><p>パッケージ: <a href="/api/language-tag/"><code>@waymark/language-tag</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/language-not-iso-639-1.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const languageNotIso6391 = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  languageNotIso6391 as default
};
