import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"unknown-script","description":"文字体系が登録されていません。","frontmatter":{"title":"unknown-script","description":"文字体系が登録されていません。","prev":{"text":"extlang-prefix-mismatch","link":"/ja/codes/extlang-prefix-mismatch"},"next":{"text":"unknown-region","link":"/ja/codes/unknown-region"}},"headers":[],"relativePath":"ja/codes/unknown-script.md","filePath":"ja/codes/unknown-script.md"}');
const _sfc_main = { name: "ja/codes/unknown-script.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="unknown-script" tabindex="-1"><code>unknown-script</code> <a class="header-anchor" href="#unknown-script" aria-label="Permalink to &quot;\`unknown-script\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#language-tags">言語タグと hreflang の値</a></p><p>文字体系が登録されていません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>4文字のサブタグは、何のつもりで書いたものであっても、文字体系として読まれます。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>Latn のような ISO 15924 の4文字のコードを使うか、文字体系を省いてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>zh-Abcd</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>zh-Hans</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain unknown-script</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.iana.org/assignments/language-subtag-registry" target="_blank" rel="noreferrer"><code>www.iana.org/assignments/language-subtag-registry</code></a></p><p>パッケージ: <a href="/api/language-tag/"><code>@waymark/language-tag</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/unknown-script.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const unknownScript = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  unknownScript as default
};
