import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"extlang-prefix-mismatch","description":"拡張言語サブタグが、別の言語のものです。","frontmatter":{"title":"extlang-prefix-mismatch","description":"拡張言語サブタグが、別の言語のものです。","prev":{"text":"multiple-extlangs","link":"/ja/codes/multiple-extlangs"},"next":{"text":"unknown-script","link":"/ja/codes/unknown-script"}},"headers":[],"relativePath":"ja/codes/extlang-prefix-mismatch.md","filePath":"ja/codes/extlang-prefix-mismatch.md"}');
const _sfc_main = { name: "ja/codes/extlang-prefix-mismatch.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="extlang-prefix-mismatch" tabindex="-1"><code>extlang-prefix-mismatch</code> <a class="header-anchor" href="#extlang-prefix-mismatch" aria-label="Permalink to &quot;\`extlang-prefix-mismatch\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#language-tags">言語タグと hreflang の値</a></p><p>拡張言語サブタグが、別の言語のものです。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>拡張言語サブタグは、それぞれ1つの言語の後にだけ書けるものとして登録されています。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>zh-yue の代わりの yue のように、拡張言語サブタグを単独で言語として使ってください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>en-yue</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>zh-yue</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain extlang-prefix-mismatch</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc5646#section-2.2.2" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc5646#section-2.2.2</code></a></p><p>パッケージ: <a href="/api/language-tag/"><code>@waymark/language-tag</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/extlang-prefix-mismatch.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const extlangPrefixMismatch = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  extlangPrefixMismatch as default
};
