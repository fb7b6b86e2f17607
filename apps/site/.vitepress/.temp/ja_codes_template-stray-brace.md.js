import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"template-stray-brace","description":"式の外に } があります。","frontmatter":{"title":"template-stray-brace","description":"式の外に } があります。","prev":{"text":"template-unclosed-expression","link":"/ja/codes/template-unclosed-expression"},"next":{"text":"template-invalid-literal","link":"/ja/codes/template-invalid-literal"}},"headers":[],"relativePath":"ja/codes/template-stray-brace.md","filePath":"ja/codes/template-stray-brace.md"}');
const _sfc_main = { name: "ja/codes/template-stray-brace.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="template-stray-brace" tabindex="-1"><code>template-stray-brace</code> <a class="header-anchor" href="#template-stray-brace" aria-label="Permalink to &quot;\`template-stray-brace\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#uri-templates">URI テンプレート</a></p><p>式の外に <code>}</code> があります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>波括弧は式を囲むもので、その周りの文字列には書けません。単独の <code>}</code> は、対になる <code>{</code> が失われた式の残りです。そのままでは意図と異なる URI ができるため、テンプレートは拒否されます。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>削除するか、データの波括弧であれば <code>%7D</code> と書いてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/id}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{id}</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain template-stray-brace</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-2.1" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-2.1</code></a></p><p>パッケージ: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/template-stray-brace.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const templateStrayBrace = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  templateStrayBrace as default
};
