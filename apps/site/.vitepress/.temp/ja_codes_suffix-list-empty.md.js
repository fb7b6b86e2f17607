import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"suffix-list-empty","description":"一覧に規則がありません。","frontmatter":{"title":"suffix-list-empty","description":"一覧に規則がありません。","prev":{"text":"suffix-list-cut-off","link":"/ja/codes/suffix-list-cut-off"},"next":{"text":"suffix-list-damaged","link":"/ja/codes/suffix-list-damaged"}},"headers":[],"relativePath":"ja/codes/suffix-list-empty.md","filePath":"ja/codes/suffix-list-empty.md"}');
const _sfc_main = { name: "ja/codes/suffix-list-empty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="suffix-list-empty" tabindex="-1"><code>suffix-list-empty</code> <a class="header-anchor" href="#suffix-list-empty" aria-label="Permalink to &quot;\`suffix-list-empty\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#suffix-lists">パブリックサフィックスの一覧</a></p><p>一覧に規則がありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>一覧が空だと、すべてのトップレベルドメインがパブリックサフィックスになり、ほかにはパブリックサフィックスがないことになります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>public_suffix_list.dat の内容を渡してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>一覧の全体として \`createPublicSuffixList\` に渡したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>// nothing</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>com</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain suffix-list-empty</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/publicsuffix/list/wiki/Format#format" target="_blank" rel="noreferrer"><code>github.com/publicsuffix/list/wiki/Format#format</code></a></p><p>パッケージ: <a href="/api/public-suffix/"><code>@waymark/public-suffix</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/suffix-list-empty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const suffixListEmpty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  suffixListEmpty as default
};
