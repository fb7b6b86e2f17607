import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"template-ambiguous","description":"2通りに読める URI があります。","frontmatter":{"title":"template-ambiguous","description":"2通りに読める URI があります。","prev":{"text":"template-invalid-modifier","link":"/ja/codes/template-invalid-modifier"},"next":{"text":"template-too-complex","link":"/ja/codes/template-too-complex"}},"headers":[],"relativePath":"ja/codes/template-ambiguous.md","filePath":"ja/codes/template-ambiguous.md"}');
const _sfc_main = { name: "ja/codes/template-ambiguous.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="template-ambiguous" tabindex="-1"><code>template-ambiguous</code> <a class="header-anchor" href="#template-ambiguous" aria-label="Permalink to &quot;\`template-ambiguous\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#uri-templates">URI テンプレート</a></p><p>2通りに読める URI があります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>このテンプレートで URI を照合するサーバーは、どの部分がどの変数に当たるのかを推測することになります。攻撃者は、推測が外れる URI を選べます。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>変数の間に、どの変数の値にも現れない文字を置いてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{folder}{name}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{folder}/{name}</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain template-ambiguous</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-1.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-1.4</code></a></p><p>パッケージ: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/template-ambiguous.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const templateAmbiguous = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  templateAmbiguous as default
};
