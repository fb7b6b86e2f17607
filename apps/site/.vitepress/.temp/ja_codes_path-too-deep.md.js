import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"path-too-deep","description":"パスの階層が深すぎます。","frontmatter":{"title":"path-too-deep","description":"パスの階層が深すぎます。","prev":{"text":"collection-singular","link":"/ja/codes/collection-singular"},"next":{"text":"path-empty-segment","link":"/ja/codes/path-empty-segment"}},"headers":[],"relativePath":"ja/codes/path-too-deep.md","filePath":"ja/codes/path-too-deep.md"}');
const _sfc_main = { name: "ja/codes/path-too-deep.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="path-too-deep" tabindex="-1"><code>path-too-deep</code> <a class="header-anchor" href="#path-too-deep" aria-label="Permalink to &quot;\`path-too-deep\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>パスの階層が深すぎます。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>4階層あれば、コレクション、その1件、その下のコレクション、その1件を表せます。それより深いパスでは、いずれ変わる組織の構造に名前が縛られます。設計ガイド自身は、5階層のパスも良い例に挙げています。そのようなパスを使う場合は、<code>maxDepth</code> を引き上げます。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>パスを短くするか、<code>maxDepth</code> を引き上げてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>パスとして検査</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/repos/owner/name/issues/123</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/123/posts/456</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=/repos/owner/name/issues/123" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain path-too-deep</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#path-too-deep" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#path-too-deep</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/path-too-deep.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const pathTooDeep = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  pathTooDeep as default
};
