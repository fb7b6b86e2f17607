import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"query-not-decodable","description":"クエリに、2桁の16進数字が続かない % か、UTF-8 ではないバイト列があります。","frontmatter":{"title":"query-not-decodable","description":"クエリに、2桁の16進数字が続かない % か、UTF-8 ではないバイト列があります。","prev":{"text":"file-host-remote","link":"/ja/codes/file-host-remote"},"next":{"text":"fragment-not-valid","link":"/ja/codes/fragment-not-valid"}},"headers":[],"relativePath":"ja/codes/query-not-decodable.md","filePath":"ja/codes/query-not-decodable.md"}');
const _sfc_main = { name: "ja/codes/query-not-decodable.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="query-not-decodable" tabindex="-1"><code>query-not-decodable</code> <a class="header-anchor" href="#query-not-decodable" aria-label="Permalink to &quot;\`query-not-decodable\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>クエリに、2桁の16進数字が続かない <code>%</code> か、UTF-8 ではないバイト列があります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>パラメータの名前と値は、UTF-8 として、一度だけデコードされます。ほかのバイト列は置換文字になるため、2つの異なる値が1つになります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>クエリを UTF-8 としてパーセントエンコードしてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>memory://s/k?a=%FF</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>memory://s/k?a=%C3%A9</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain query-not-decodable</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-2.1" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-2.1</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/query-not-decodable.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const queryNotDecodable = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  queryNotDecodable as default
};
