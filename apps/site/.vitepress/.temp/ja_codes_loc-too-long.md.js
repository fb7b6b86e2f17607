import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"loc-too-long","description":"URL が、プロトコルで許される 2,047 文字を超えています。","frontmatter":{"title":"loc-too-long","description":"URL が、プロトコルで許される 2,047 文字を超えています。","prev":{"text":"loc-protocol","link":"/ja/codes/loc-protocol"},"next":{"text":"credentials","link":"/ja/codes/credentials"}},"headers":[],"relativePath":"ja/codes/loc-too-long.md","filePath":"ja/codes/loc-too-long.md"}');
const _sfc_main = { name: "ja/codes/loc-too-long.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="loc-too-long" tabindex="-1"><code>loc-too-long</code> <a class="header-anchor" href="#loc-too-long" aria-label="Permalink to &quot;\`loc-too-long\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sitemaps">サイトマップ</a></p><p>URL が、プロトコルで許される 2,047 文字を超えています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>プロトコルは 2,048 文字未満を求めており、検索エンジンはそれより長い URL を除外することがあります。長い URL には、ページに必要のないクエリが付いていることがよくあります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>URL を短くしてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a \`loc\` of 2,048 characters</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a \`loc\` of 2,047 characters</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain loc-too-long</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html#locdef" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html#locdef</code></a></p><p>パッケージ: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/loc-too-long.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const locTooLong = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  locTooLong as default
};
