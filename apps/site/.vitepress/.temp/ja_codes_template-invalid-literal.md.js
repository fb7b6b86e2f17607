import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"template-invalid-literal","description":"式の外に、URI に書けない文字があります。","frontmatter":{"title":"template-invalid-literal","description":"式の外に、URI に書けない文字があります。","prev":{"text":"template-stray-brace","link":"/ja/codes/template-stray-brace"},"next":{"text":"template-empty-expression","link":"/ja/codes/template-empty-expression"}},"headers":[],"relativePath":"ja/codes/template-invalid-literal.md","filePath":"ja/codes/template-invalid-literal.md"}');
const _sfc_main = { name: "ja/codes/template-invalid-literal.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="template-invalid-literal" tabindex="-1"><code>template-invalid-literal</code> <a class="header-anchor" href="#template-invalid-literal" aria-label="Permalink to &quot;\`template-invalid-literal\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#uri-templates">URI テンプレート</a></p><p>式の外に、URI に書けない文字があります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>式の外の文字列は、そのまま URI にコピーされます。制御文字、空白、引用符、<code>&lt;</code>、<code>&gt;</code>、<code>\\</code>、<code>^</code>、バッククォート、<code>|</code>、2桁の16進数字が続かない <code>%</code> は、URI に書けません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>その文字をパーセントエンコードしてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/my users/{id}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/my%20users/{id}</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain template-invalid-literal</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-2.1" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-2.1</code></a></p><p>パッケージ: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/template-invalid-literal.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const templateInvalidLiteral = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  templateInvalidLiteral as default
};
