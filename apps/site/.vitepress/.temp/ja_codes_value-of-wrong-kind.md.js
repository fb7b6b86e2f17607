import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"value-of-wrong-kind","description":"値の種類が、変数のものと異なります。","frontmatter":{"title":"value-of-wrong-kind","description":"値の種類が、変数のものと異なります。","prev":{"text":"value-missing","link":"/ja/codes/value-missing"},"next":{"text":"value-empty","link":"/ja/codes/value-empty"}},"headers":[],"relativePath":"ja/codes/value-of-wrong-kind.md","filePath":"ja/codes/value-of-wrong-kind.md"}');
const _sfc_main = { name: "ja/codes/value-of-wrong-kind.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="value-of-wrong-kind" tabindex="-1"><code>value-of-wrong-kind</code> <a class="header-anchor" href="#value-of-wrong-kind" aria-label="Permalink to &quot;\`value-of-wrong-kind\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#uri-templates">URI テンプレート</a></p><p>値の種類が、変数のものと異なります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>変数の値は文字列です。修飾子 <code>*</code> があればリストで、オプション <code>kinds</code> があればその指定に従い、文字列、安全な整数、文字列のリスト、文字列のレコードのいずれかです。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>文字列か、<code>kinds</code> で指定した種類の値を渡してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>expand({&quot;id&quot;:[&quot;a&quot;,&quot;b&quot;]})</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{id}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{id*}</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain value-of-wrong-kind</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-2.3" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-2.3</code></a></p><p>パッケージ: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/value-of-wrong-kind.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const valueOfWrongKind = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  valueOfWrongKind as default
};
