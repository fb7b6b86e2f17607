import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"entry-too-large","description":"1つのエントリーだけで、サイトマップの大きさの上限を超えています。","frontmatter":{"title":"entry-too-large","description":"1つのエントリーだけで、サイトマップの大きさの上限を超えています。","prev":{"text":"repeated-element","link":"/ja/codes/repeated-element"},"next":{"text":"unknown-element","link":"/ja/codes/unknown-element"}},"headers":[],"relativePath":"ja/codes/entry-too-large.md","filePath":"ja/codes/entry-too-large.md"}');
const _sfc_main = { name: "ja/codes/entry-too-large.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="entry-too-large" tabindex="-1"><code>entry-too-large</code> <a class="header-anchor" href="#entry-too-large" aria-label="Permalink to &quot;\`entry-too-large\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sitemaps">サイトマップ</a></p><p>1つのエントリーだけで、サイトマップの大きさの上限を超えています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>サイトマップの上限は、URL が 50,000 個、大きさが 50 MiB です。エントリーを2つのファイルに分けることはできないため、このエントリーは書き出せません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>代替ページを減らしてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>an entry with a million alternates</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>one alternate for each language</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain entry-too-large</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html#index" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html#index</code></a></p><p>パッケージ: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/entry-too-large.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const entryTooLarge = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  entryTooLarge as default
};
