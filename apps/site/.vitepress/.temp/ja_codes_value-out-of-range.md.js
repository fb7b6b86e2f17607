import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"value-out-of-range","description":"整数が、変数に許された範囲を外れています。","frontmatter":{"title":"value-out-of-range","description":"整数が、変数に許された範囲を外れています。","prev":{"text":"value-of-wrong-length","link":"/ja/codes/value-of-wrong-length"},"next":{"text":"value-missing","link":"/ja/codes/value-missing"}},"headers":[],"relativePath":"ja/codes/value-out-of-range.md","filePath":"ja/codes/value-out-of-range.md"}');
const _sfc_main = { name: "ja/codes/value-out-of-range.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="value-out-of-range" tabindex="-1"><code>value-out-of-range</code> <a class="header-anchor" href="#value-out-of-range" aria-label="Permalink to &quot;\`value-out-of-range\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#uri-templates">URI テンプレート</a></p><p>整数が、変数に許された範囲を外れています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>変数の規則が、<code>min</code> または <code>max</code> で整数を制限しています。サーバーが返せる1ページの件数などです。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p><code>min</code> から <code>max</code> までの整数を渡してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>x の規則: { kind: &#39;integer&#39;, max: 100 }</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>expand({&quot;x&quot;:1000})</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>expand({&quot;x&quot;:100})</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain value-out-of-range</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-2.3" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-2.3</code></a></p><p>パッケージ: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/value-out-of-range.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const valueOutOfRange = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  valueOutOfRange as default
};
