import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"template-empty-expression","description":"式が空です。","frontmatter":{"title":"template-empty-expression","description":"式が空です。","prev":{"text":"template-invalid-literal","link":"/ja/codes/template-invalid-literal"},"next":{"text":"template-reserved-operator","link":"/ja/codes/template-reserved-operator"}},"headers":[],"relativePath":"ja/codes/template-empty-expression.md","filePath":"ja/codes/template-empty-expression.md"}');
const _sfc_main = { name: "ja/codes/template-empty-expression.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="template-empty-expression" tabindex="-1"><code>template-empty-expression</code> <a class="header-anchor" href="#template-empty-expression" aria-label="Permalink to &quot;\`template-empty-expression\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#uri-templates">URI テンプレート</a></p><p>式が空です。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>式には変数が1つ以上必要です。<code>{}</code> は、書式文字列などのほかの仕組みで、値を入れる場所を表す書き方です。ここでは展開しても常に何も現れず、そこから値を読み戻すこともできません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p><code>{id}</code> のように、変数の名前を書いてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{id}</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain template-empty-expression</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-2.2" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-2.2</code></a></p><p>パッケージ: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/template-empty-expression.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const templateEmptyExpression = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  templateEmptyExpression as default
};
