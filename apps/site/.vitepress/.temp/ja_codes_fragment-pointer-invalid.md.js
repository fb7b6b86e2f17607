import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"fragment-pointer-invalid","description":"フラグメントの JSON Pointer が有効ではありません。","frontmatter":{"title":"fragment-pointer-invalid","description":"フラグメントの JSON Pointer が有効ではありません。","prev":{"text":"fragment-range-reversed","link":"/ja/codes/fragment-range-reversed"},"next":{"text":"unencoded-space","link":"/ja/codes/unencoded-space"}},"headers":[],"relativePath":"ja/codes/fragment-pointer-invalid.md","filePath":"ja/codes/fragment-pointer-invalid.md"}');
const _sfc_main = { name: "ja/codes/fragment-pointer-invalid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="fragment-pointer-invalid" tabindex="-1"><code>fragment-pointer-invalid</code> <a class="header-anchor" href="#fragment-pointer-invalid" aria-label="Permalink to &quot;\`fragment-pointer-invalid\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>フラグメントの JSON Pointer が有効ではありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>JSON Pointer では、<code>~</code> は <code>~0</code>、名前の中の <code>/</code> は <code>~1</code> と書きます。<code>~</code> の後にほかのものは書けないため、どのメンバーを指すのか分かりません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p><code>~</code> を <code>~0</code> と書いてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>フラグメントとして検査</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>#/a~2b</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>#/database/host</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain fragment-pointer-invalid</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#fragment-pointer-invalid" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#fragment-pointer-invalid</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/fragment-pointer-invalid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fragmentPointerInvalid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fragmentPointerInvalid as default
};
