import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"pattern-backtracking-polynomial","description":"長い URL では、この正規表現の処理時間が、少なくとも長さの2乗に比例して長くなります。","frontmatter":{"title":"pattern-backtracking-polynomial","description":"長い URL では、この正規表現の処理時間が、少なくとも長さの2乗に比例して長くなります。","prev":{"text":"pattern-backtracking-exponential","link":"/ja/codes/pattern-backtracking-exponential"},"next":{"text":"pattern-backtracking-unknown","link":"/ja/codes/pattern-backtracking-unknown"}},"headers":[],"relativePath":"ja/codes/pattern-backtracking-polynomial.md","filePath":"ja/codes/pattern-backtracking-polynomial.md"}');
const _sfc_main = { name: "ja/codes/pattern-backtracking-polynomial.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="pattern-backtracking-polynomial" tabindex="-1"><code>pattern-backtracking-polynomial</code> <a class="header-anchor" href="#pattern-backtracking-polynomial" aria-label="Permalink to &quot;\`pattern-backtracking-polynomial\`&quot;">​</a></h1><p><strong>情報</strong> · <a href="/ja/codes/#url-patterns">URL パターン</a></p><p>長い URL では、この正規表現の処理時間が、少なくとも長さの2乗に比例して長くなります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>2つの繰り返しが同じ文字を読めると、エンジンは、2つ目の繰り返しが始まりうる位置をすべて試します。長さが10倍になると時間は100倍に、3つ目の繰り返しがあれば1000倍になります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>繰り返しの間に、どちらの繰り返しも読まない文字を置くか、URL の長さを制限してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>オブジェクトの pathname として、inspectUrlPattern に渡したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/(\\d+\\d+)</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/(\\d\\d+)</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain pattern-backtracking-polynomial</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://developer.mozilla.org/en-US/docs/Web/Security/Attacks/Regular_expression_denial_of_service" target="_blank" rel="noreferrer"><code>developer.mozilla.org/en-US/docs/Web/Security/Attacks/Regular_expression_denial_of_service</code></a></p><p>パッケージ: <a href="/api/url-pattern/"><code>@waymark/url-pattern</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/pattern-backtracking-polynomial.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const patternBacktrackingPolynomial = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  patternBacktrackingPolynomial as default
};
