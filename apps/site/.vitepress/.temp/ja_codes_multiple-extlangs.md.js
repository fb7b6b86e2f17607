import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"multiple-extlangs","description":"タグに拡張言語サブタグが2つ以上あります。","frontmatter":{"title":"multiple-extlangs","description":"タグに拡張言語サブタグが2つ以上あります。","prev":{"text":"unknown-extlang","link":"/ja/codes/unknown-extlang"},"next":{"text":"extlang-prefix-mismatch","link":"/ja/codes/extlang-prefix-mismatch"}},"headers":[],"relativePath":"ja/codes/multiple-extlangs.md","filePath":"ja/codes/multiple-extlangs.md"}');
const _sfc_main = { name: "ja/codes/multiple-extlangs.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="multiple-extlangs" tabindex="-1"><code>multiple-extlangs</code> <a class="header-anchor" href="#multiple-extlangs" aria-label="Permalink to &quot;\`multiple-extlangs\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#language-tags">言語タグと hreflang の値</a></p><p>タグに拡張言語サブタグが2つ以上あります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>文法では3つまで書けますが、RFC 5646 は2つ目と3つ目を永久に予約しています。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>拡張言語サブタグを1つだけ残すか、言語のコードだけを使ってください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>zh-yue-cmn</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>zh-yue</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain multiple-extlangs</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc5646#section-2.2.2" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc5646#section-2.2.2</code></a></p><p>パッケージ: <a href="/api/language-tag/"><code>@waymark/language-tag</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/multiple-extlangs.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const multipleExtlangs = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  multipleExtlangs as default
};
