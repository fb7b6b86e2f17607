import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"json-too-large","description":"JSON の値が、想定される大きさか入れ子の深さを超えています。","frontmatter":{"title":"json-too-large","description":"JSON の値が、想定される大きさか入れ子の深さを超えています。","prev":{"text":"list-too-large","link":"/ja/codes/list-too-large"},"next":{"text":"csv-invalid","link":"/ja/codes/csv-invalid"}},"headers":[],"relativePath":"ja/codes/json-too-large.md","filePath":"ja/codes/json-too-large.md"}');
const _sfc_main = { name: "ja/codes/json-too-large.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="json-too-large" tabindex="-1"><code>json-too-large</code> <a class="header-anchor" href="#json-too-large" aria-label="Permalink to &quot;\`json-too-large\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>JSON の値が、想定される大きさか入れ子の深さを超えています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>上限は、文字列が 1 MiB、エントリーが 64 MiB、値の入れ子が64段です。この上限は、URL のデータベースではないファイルでもメモリーを使いすぎないためのものです。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>正しいファイルかを確かめてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>values nested 100 deep</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>values nested 3 deep</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain json-too-large</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc8259#section-9" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc8259#section-9</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/json-too-large.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const jsonTooLarge = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  jsonTooLarge as default
};
