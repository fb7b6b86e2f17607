import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"suffix-list-damaged","description":"コンパクト形式が壊れています。","frontmatter":{"title":"suffix-list-damaged","description":"コンパクト形式が壊れています。","prev":{"text":"suffix-list-empty","link":"/ja/codes/suffix-list-empty"},"next":false},"headers":[],"relativePath":"ja/codes/suffix-list-damaged.md","filePath":"ja/codes/suffix-list-damaged.md"}');
const _sfc_main = { name: "ja/codes/suffix-list-damaged.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="suffix-list-damaged" tabindex="-1"><code>suffix-list-damaged</code> <a class="header-anchor" href="#suffix-list-damaged" aria-label="Permalink to &quot;\`suffix-list-damaged\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#suffix-lists">パブリックサフィックスの一覧</a></p><p>コンパクト形式が壊れています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>コンパクト形式は名前の数で始まり、書き方が1通りに決まっているため、途中で切れたり編集されたりすると分かります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p><code>compactPublicSuffixList(text)</code> で作り直してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a compact form without its last character</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a compact form as \`compactPublicSuffixList\` writes it</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain suffix-list-damaged</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/publicsuffix/list/wiki/Format#format" target="_blank" rel="noreferrer"><code>github.com/publicsuffix/list/wiki/Format#format</code></a></p><p>パッケージ: <a href="/api/public-suffix/"><code>@waymark/public-suffix</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/suffix-list-damaged.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const suffixListDamaged = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  suffixListDamaged as default
};
