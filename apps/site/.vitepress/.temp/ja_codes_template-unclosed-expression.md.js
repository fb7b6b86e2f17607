import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"template-unclosed-expression","description":"式が { で始まっていますが、} がありません。","frontmatter":{"title":"template-unclosed-expression","description":"式が { で始まっていますが、} がありません。","prev":false,"next":{"text":"template-stray-brace","link":"/ja/codes/template-stray-brace"}},"headers":[],"relativePath":"ja/codes/template-unclosed-expression.md","filePath":"ja/codes/template-unclosed-expression.md"}');
const _sfc_main = { name: "ja/codes/template-unclosed-expression.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="template-unclosed-expression" tabindex="-1"><code>template-unclosed-expression</code> <a class="header-anchor" href="#template-unclosed-expression" aria-label="Permalink to &quot;\`template-unclosed-expression\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#uri-templates">URI テンプレート</a></p><p>式が <code>{</code> で始まっていますが、<code>}</code> がありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p><code>{</code> と <code>}</code> の間のすべてが式です。閉じ波括弧がないと式の終わりが分からず、展開も照合もできません。テンプレートの編集中に波括弧が失われたか、波括弧がデータの一部であることがよくあります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>式を閉じるか、データの波括弧であれば <code>%7B</code> と書いてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{id</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{id}</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain template-unclosed-expression</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-2" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-2</code></a></p><p>パッケージ: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/template-unclosed-expression.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const templateUnclosedExpression = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  templateUnclosedExpression as default
};
