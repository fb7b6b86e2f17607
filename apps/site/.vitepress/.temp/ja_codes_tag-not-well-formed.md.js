import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"tag-not-well-formed","description":"値が言語タグではありません。","frontmatter":{"title":"tag-not-well-formed","description":"値が言語タグではありません。","prev":false,"next":{"text":"unknown-language","link":"/ja/codes/unknown-language"}},"headers":[],"relativePath":"ja/codes/tag-not-well-formed.md","filePath":"ja/codes/tag-not-well-formed.md"}');
const _sfc_main = { name: "ja/codes/tag-not-well-formed.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="tag-not-well-formed" tabindex="-1"><code>tag-not-well-formed</code> <a class="header-anchor" href="#tag-not-well-formed" aria-label="Permalink to &quot;\`tag-not-well-formed\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#language-tags">言語タグと hreflang の値</a></p><p>値が言語タグではありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>BCP 47 の文法に合いません。ハイフンの代わりに下線を使っていたり、空白が入っていたりすることがよくあります。検索エンジンは、このような値のリンクを無視します。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>en-US のように、英数字のサブタグをハイフンでつないで書いてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>en_US</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>en-US</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain tag-not-well-formed</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc5646#section-2.1" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc5646#section-2.1</code></a></p><p>パッケージ: <a href="/api/language-tag/"><code>@waymark/language-tag</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/tag-not-well-formed.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const tagNotWellFormed = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  tagNotWellFormed as default
};
