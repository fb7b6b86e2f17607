import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"suffix-rule-and-exception","description":"1つの名前が、規則と例外の両方にあります。","frontmatter":{"title":"suffix-rule-and-exception","description":"1つの名前が、規則と例外の両方にあります。","prev":{"text":"suffix-misplaced-wildcard","link":"/ja/codes/suffix-misplaced-wildcard"},"next":{"text":"suffix-bare-exception","link":"/ja/codes/suffix-bare-exception"}},"headers":[],"relativePath":"ja/codes/suffix-rule-and-exception.md","filePath":"ja/codes/suffix-rule-and-exception.md"}');
const _sfc_main = { name: "ja/codes/suffix-rule-and-exception.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="suffix-rule-and-exception" tabindex="-1"><code>suffix-rule-and-exception</code> <a class="header-anchor" href="#suffix-rule-and-exception" aria-label="Permalink to &quot;\`suffix-rule-and-exception\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#suffix-lists">パブリックサフィックスの一覧</a></p><p>1つの名前が、規則と例外の両方にあります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>規則は名前がパブリックサフィックスであることを、例外はそうではないことを表します。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>2つの行のうち一方を削除してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>一覧の全体として \`createPublicSuffixList\` に渡したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>*.a.example</span></span>
<span class="line"><span>!a.example</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>*.example</span></span>
<span class="line"><span>!a.example</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain suffix-rule-and-exception</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/publicsuffix/list/wiki/Format#format" target="_blank" rel="noreferrer"><code>github.com/publicsuffix/list/wiki/Format#format</code></a></p><p>パッケージ: <a href="/api/public-suffix/"><code>@waymark/public-suffix</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/suffix-rule-and-exception.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const suffixRuleAndException = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  suffixRuleAndException as default
};
