import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"list-too-large","description":"一覧が、全体として検査できる大きさを超えています。","frontmatter":{"title":"list-too-large","description":"一覧が、全体として検査できる大きさを超えています。","prev":{"text":"yaml-invalid","link":"/ja/codes/yaml-invalid"},"next":{"text":"json-too-large","link":"/ja/codes/json-too-large"}},"headers":[],"relativePath":"ja/codes/list-too-large.md","filePath":"ja/codes/list-too-large.md"}');
const _sfc_main = { name: "ja/codes/list-too-large.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="list-too-large" tabindex="-1"><code>list-too-large</code> <a class="header-anchor" href="#list-too-large" aria-label="Permalink to &quot;\`list-too-large\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>一覧が、全体として検査できる大きさを超えています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>リソース URI の一覧は、一貫しているかどうかを検査するため、全体をメモリーに置きます。上限は 64 MiB です。その大きさの一覧は、たいていはログか、別の種類のデータを書き出したものです。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>一覧を分割するか、正しいファイルかを確かめてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a list of 100 MiB</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>two lists of 50 MiB</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain list-too-large</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/list-too-large.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const listTooLarge = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  listTooLarge as default
};
