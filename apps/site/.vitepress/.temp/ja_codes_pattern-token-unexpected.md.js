import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"pattern-token-unexpected","description":"この文字は、ここには書けません。","frontmatter":{"title":"pattern-token-unexpected","description":"この文字は、ここには書けません。","prev":{"text":"pattern-group-unclosed","link":"/ja/codes/pattern-group-unclosed"},"next":{"text":"pattern-regexp-unclosed","link":"/ja/codes/pattern-regexp-unclosed"}},"headers":[],"relativePath":"ja/codes/pattern-token-unexpected.md","filePath":"ja/codes/pattern-token-unexpected.md"}');
const _sfc_main = { name: "ja/codes/pattern-token-unexpected.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="pattern-token-unexpected" tabindex="-1"><code>pattern-token-unexpected</code> <a class="header-anchor" href="#pattern-token-unexpected" aria-label="Permalink to &quot;\`pattern-token-unexpected\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#url-patterns">URL パターン</a></p><p>この文字は、ここには書けません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>閉じ波括弧には開き波括弧が、修飾子（&quot;+&quot;、&quot;*&quot;、&quot;?&quot;）にはその前のグループが必要です。波括弧の中に波括弧を入れたり、グループを2つ入れたりすることはできません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>&quot;{ }&quot; の中のグループは1つまでにし、修飾子はグループの後に書き、文字そのものを表すときはその前に &quot;\\&quot; を書いてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://a.example/b}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://a.example/b\\}</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain pattern-token-unexpected</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://urlpattern.spec.whatwg.org/#pattern-strings" target="_blank" rel="noreferrer"><code>urlpattern.spec.whatwg.org/#pattern-strings</code></a></p><p>パッケージ: <a href="/api/url-pattern/"><code>@waymark/url-pattern</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/pattern-token-unexpected.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const patternTokenUnexpected = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  patternTokenUnexpected as default
};
