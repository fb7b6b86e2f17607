import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"value-too-long","description":"値が、プレフィックス修飾子の指定した文字数を超えています。","frontmatter":{"title":"value-too-long","description":"値が、プレフィックス修飾子の指定した文字数を超えています。","prev":{"text":"value-dots-and-spaces","link":"/ja/codes/value-dots-and-spaces"},"next":{"text":"value-not-reversible","link":"/ja/codes/value-not-reversible"}},"headers":[],"relativePath":"ja/codes/value-too-long.md","filePath":"ja/codes/value-too-long.md"}');
const _sfc_main = { name: "ja/codes/value-too-long.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="value-too-long" tabindex="-1"><code>value-too-long</code> <a class="header-anchor" href="#value-too-long" aria-label="Permalink to &quot;\`value-too-long\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#uri-templates">URI テンプレート</a></p><p>値が、プレフィックス修飾子の指定した文字数を超えています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p><code>:3</code> のようなプレフィックス修飾子は、値を途中で切ります。残りは読み戻せず、先頭が同じ2つの値が1つの URI になります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>値を短くするか、修飾子を削除してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>expand({&quot;name&quot;:&quot;abcd&quot;})</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{name:3}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{name}</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain value-too-long</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-2.4.1" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-2.4.1</code></a></p><p>パッケージ: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/value-too-long.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const valueTooLong = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  valueTooLong as default
};
