import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"invalid-entry","description":"エントリーまたはその値の型が誤っています。","frontmatter":{"title":"invalid-entry","description":"エントリーまたはその値の型が誤っています。","prev":{"text":"invalid-lang","link":"/ja/codes/invalid-lang"},"next":{"text":"illegal-character","link":"/ja/codes/illegal-character"}},"headers":[],"relativePath":"ja/codes/invalid-entry.md","filePath":"ja/codes/invalid-entry.md"}');
const _sfc_main = { name: "ja/codes/invalid-entry.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="invalid-entry" tabindex="-1"><code>invalid-entry</code> <a class="header-anchor" href="#invalid-entry" aria-label="Permalink to &quot;\`invalid-entry\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sitemaps">サイトマップ</a></p><p>エントリーまたはその値の型が誤っています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>エントリーはオブジェクト、<code>loc</code> は文字列、<code>alternates</code> はリストでなければなりません。ほかの型からは、サイトマップの要素を作れません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>文字列の <code>loc</code> を持つオブジェクトを渡してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>writing an entry \`null\`</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>writing an entry \`{ loc: &#39;https://a.example/&#39; }\`</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain invalid-entry</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html#xmlTagDefinitions" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html#xmlTagDefinitions</code></a></p><p>パッケージ: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/invalid-entry.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const invalidEntry = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  invalidEntry as default
};
