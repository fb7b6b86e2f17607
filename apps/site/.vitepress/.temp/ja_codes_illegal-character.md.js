import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"illegal-character","description":"値に、XML に書けない文字があります。","frontmatter":{"title":"illegal-character","description":"値に、XML に書けない文字があります。","prev":{"text":"invalid-entry","link":"/ja/codes/invalid-entry"},"next":{"text":"repeated-element","link":"/ja/codes/repeated-element"}},"headers":[],"relativePath":"ja/codes/illegal-character.md","filePath":"ja/codes/illegal-character.md"}');
const _sfc_main = { name: "ja/codes/illegal-character.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="illegal-character" tabindex="-1"><code>illegal-character</code> <a class="header-anchor" href="#illegal-character" aria-label="Permalink to &quot;\`illegal-character\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sitemaps">サイトマップ</a></p><p>値に、XML に書けない文字があります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>XML には、ほとんどの制御文字を、<code>&amp;#1;</code> のような文字参照としても書けません。読み取る側は、ファイルの全体を拒否します。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>文字を削除するか、URL の中であればパーセントエンコードしてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>writing a URL with U+0001</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>writing the URL without it</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain illegal-character</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.w3.org/TR/xml/#charsets" target="_blank" rel="noreferrer"><code>www.w3.org/TR/xml/#charsets</code></a></p><p>パッケージ: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/illegal-character.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const illegalCharacter = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  illegalCharacter as default
};
