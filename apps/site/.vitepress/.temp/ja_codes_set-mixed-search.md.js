import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"set-mixed-search","description":"集合に、検索パラメータの名前が混在しています。","frontmatter":{"title":"set-mixed-search","description":"集合に、検索パラメータの名前が混在しています。","prev":{"text":"set-mixed-pagination","link":"/ja/codes/set-mixed-pagination"},"next":{"text":"set-mixed-number","link":"/ja/codes/set-mixed-number"}},"headers":[],"relativePath":"ja/codes/set-mixed-search.md","filePath":"ja/codes/set-mixed-search.md"}');
const _sfc_main = { name: "ja/codes/set-mixed-search.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="set-mixed-search" tabindex="-1"><code>set-mixed-search</code> <a class="header-anchor" href="#set-mixed-search" aria-label="Permalink to &quot;\`set-mixed-search\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>集合に、検索パラメータの名前が混在しています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>プロジェクト全体の名前は、<code>q</code> と <code>search</code> のどちらか1つにするべきです。もう一方は、何の通知もなく無視されます。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>プロジェクト全体で1つの名前を使ってください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>クエリとして、?search=2 と同じ集合で検査</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>?q=1</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>?q=1 and ?q=2</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain set-mixed-search</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#set-mixed-search" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#set-mixed-search</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/set-mixed-search.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const setMixedSearch = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  setMixedSearch as default
};
