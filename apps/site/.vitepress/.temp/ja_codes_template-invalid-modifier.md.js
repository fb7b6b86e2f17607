import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"template-invalid-modifier","description":"名前に続く修飾子が有効ではありません。","frontmatter":{"title":"template-invalid-modifier","description":"名前に続く修飾子が有効ではありません。","prev":{"text":"template-invalid-variable","link":"/ja/codes/template-invalid-variable"},"next":{"text":"template-ambiguous","link":"/ja/codes/template-ambiguous"}},"headers":[],"relativePath":"ja/codes/template-invalid-modifier.md","filePath":"ja/codes/template-invalid-modifier.md"}');
const _sfc_main = { name: "ja/codes/template-invalid-modifier.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="template-invalid-modifier" tabindex="-1"><code>template-invalid-modifier</code> <a class="header-anchor" href="#template-invalid-modifier" aria-label="Permalink to &quot;\`template-invalid-modifier\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#uri-templates">URI テンプレート</a></p><p>名前に続く修飾子が有効ではありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>修飾子は2種類です。<code>*</code> はリストやレコードを展開し、<code>:4</code> は文字列の先頭から4文字までを取ります。両方を組み合わせることはできません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p><code>*</code> と書くか、<code>:</code> に続けて1から9999までの数を書いてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{id:0}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{id:3}</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain template-invalid-modifier</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-2.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-2.4</code></a></p><p>パッケージ: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/template-invalid-modifier.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const templateInvalidModifier = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  templateInvalidModifier as default
};
