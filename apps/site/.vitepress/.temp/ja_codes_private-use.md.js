import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"private-use","description":"値またはその文字体系が私用です。","frontmatter":{"title":"private-use","description":"値またはその文字体系が私用です。","prev":{"text":"grandfathered","link":"/ja/codes/grandfathered"},"next":{"text":"invalid-subtag","link":"/ja/codes/invalid-subtag"}},"headers":[],"relativePath":"ja/codes/private-use.md","filePath":"ja/codes/private-use.md"}');
const _sfc_main = { name: "ja/codes/private-use.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="private-use" tabindex="-1"><code>private-use</code> <a class="header-anchor" href="#private-use" aria-label="Permalink to &quot;\`private-use\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#language-tags">言語タグと hreflang の値</a></p><p>値またはその文字体系が私用です。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>意味を知っているのは取り決めをした当事者だけであるため、検索エンジンはこの値を利用できません。<code>x-default</code> だけは例外です。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>登録された言語や文字体系、または x-default を使ってください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>x-klingon</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>x-default</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain private-use</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://developers.google.com/search/docs/specialty/international/localized-versions#language-codes" target="_blank" rel="noreferrer"><code>developers.google.com/search/docs/specialty/international/localized-versions#language-codes</code></a></p><p>パッケージ: <a href="/api/language-tag/"><code>@waymark/language-tag</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/private-use.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const privateUse = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  privateUse as default
};
