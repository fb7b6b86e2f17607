import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"fragment-not-valid","description":"フラグメントが有効ではありません。終わりが始まりより前にある範囲、無効な JSON Pointer、パーセントエンコードが必要な文字のいずれかです。","frontmatter":{"title":"fragment-not-valid","description":"フラグメントが有効ではありません。終わりが始まりより前にある範囲、無効な JSON Pointer、パーセントエンコードが必要な文字のいずれかです。","prev":{"text":"query-not-decodable","link":"/ja/codes/query-not-decodable"},"next":false},"headers":[],"relativePath":"ja/codes/fragment-not-valid.md","filePath":"ja/codes/fragment-not-valid.md"}');
const _sfc_main = { name: "ja/codes/fragment-not-valid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="fragment-not-valid" tabindex="-1"><code>fragment-not-valid</code> <a class="header-anchor" href="#fragment-not-valid" aria-label="Permalink to &quot;\`fragment-not-valid\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>フラグメントが有効ではありません。終わりが始まりより前にある範囲、無効な JSON Pointer、パーセントエンコードが必要な文字のいずれかです。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>フラグメントは、節、行（<code>L10</code>）、行の範囲（<code>L10-L20</code>）、JSON Pointer（<code>/a/b</code>）のいずれかです。ほかのものでは、クライアントがその場所を見つけられません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>フラグメントを修正してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>memory://s/k#L2-L1</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>memory://s/k#L1-L2</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain fragment-not-valid</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6901#section-6" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6901#section-6</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/fragment-not-valid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fragmentNotValid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fragmentNotValid as default
};
