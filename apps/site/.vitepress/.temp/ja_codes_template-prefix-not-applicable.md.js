import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"template-prefix-not-applicable","description":"プレフィックス修飾子が、リスト、レコード、整数のいずれかに付いています。","frontmatter":{"title":"template-prefix-not-applicable","description":"プレフィックス修飾子が、リスト、レコード、整数のいずれかに付いています。","prev":{"text":"template-dot-segment","link":"/ja/codes/template-dot-segment"},"next":{"text":"template-routes-ambiguous","link":"/ja/codes/template-routes-ambiguous"}},"headers":[],"relativePath":"ja/codes/template-prefix-not-applicable.md","filePath":"ja/codes/template-prefix-not-applicable.md"}');
const _sfc_main = { name: "ja/codes/template-prefix-not-applicable.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="template-prefix-not-applicable" tabindex="-1"><code>template-prefix-not-applicable</code> <a class="header-anchor" href="#template-prefix-not-applicable" aria-label="Permalink to &quot;\`template-prefix-not-applicable\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#uri-templates">URI テンプレート</a></p><p>プレフィックス修飾子が、リスト、レコード、整数のいずれかに付いています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p><code>:3</code> のようなプレフィックス修飾子は、文字列の先頭の文字を取り出します。リストとレコードには先頭の文字がなく、RFC 6570 はその場合の動作を定めていないため、プログラムによって異なる URI ができます。整数は、途中で切ると別の整数になります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p><code>:</code> とその数を削除してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>オプション kinds: { keys: &#39;list&#39; }</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{keys:3}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{keys}</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain template-prefix-not-applicable</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-2.4.1" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-2.4.1</code></a></p><p>パッケージ: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/template-prefix-not-applicable.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const templatePrefixNotApplicable = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  templatePrefixNotApplicable as default
};
