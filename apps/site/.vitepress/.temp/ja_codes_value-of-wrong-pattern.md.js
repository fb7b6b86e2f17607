import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"value-of-wrong-pattern","description":"値が変数のパターンに一致しません。","frontmatter":{"title":"value-of-wrong-pattern","description":"値が変数のパターンに一致しません。","prev":{"text":"value-not-listed","link":"/ja/codes/value-not-listed"},"next":{"text":"value-of-wrong-length","link":"/ja/codes/value-of-wrong-length"}},"headers":[],"relativePath":"ja/codes/value-of-wrong-pattern.md","filePath":"ja/codes/value-of-wrong-pattern.md"}');
const _sfc_main = { name: "ja/codes/value-of-wrong-pattern.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="value-of-wrong-pattern" tabindex="-1"><code>value-of-wrong-pattern</code> <a class="header-anchor" href="#value-of-wrong-pattern" aria-label="Permalink to &quot;\`value-of-wrong-pattern\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#uri-templates">URI テンプレート</a></p><p>値が変数のパターンに一致しません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>変数の規則には、値の全体を表すパターンがあります。識別子のパターンは、値が後で使われるすべての場所から、空白、マークアップ、区切り文字を締め出します。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>先頭から末尾までパターンに一致する値を渡してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>x の規則: { pattern: &#39;[a-z-]+&#39; }</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>expand({&quot;x&quot;:&quot;a b&quot;})</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>expand({&quot;x&quot;:&quot;a-b&quot;})</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain value-of-wrong-pattern</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-2.3" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-2.3</code></a></p><p>パッケージ: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/value-of-wrong-pattern.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const valueOfWrongPattern = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  valueOfWrongPattern as default
};
