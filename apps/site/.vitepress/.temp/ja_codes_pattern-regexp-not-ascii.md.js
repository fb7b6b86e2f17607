import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"pattern-regexp-not-ascii","description":"正規表現に ASCII 以外の文字があります。","frontmatter":{"title":"pattern-regexp-not-ascii","description":"正規表現に ASCII 以外の文字があります。","prev":{"text":"pattern-regexp-empty","link":"/ja/codes/pattern-regexp-empty"},"next":{"text":"pattern-regexp-question-mark","link":"/ja/codes/pattern-regexp-question-mark"}},"headers":[],"relativePath":"ja/codes/pattern-regexp-not-ascii.md","filePath":"ja/codes/pattern-regexp-not-ascii.md"}');
const _sfc_main = { name: "ja/codes/pattern-regexp-not-ascii.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="pattern-regexp-not-ascii" tabindex="-1"><code>pattern-regexp-not-ascii</code> <a class="header-anchor" href="#pattern-regexp-not-ascii" aria-label="Permalink to &quot;\`pattern-regexp-not-ascii\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#url-patterns">URL パターン</a></p><p>正規表現に ASCII 以外の文字があります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>標準が正規表現に認めるのは ASCII だけです。URL では、ほかの文字の多くがパーセントエンコードされています。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>&quot;\\u{...}&quot; と書くか、パーセントエンコードした形に一致させてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://a.example/(é)</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://a.example/(%C3%A9)</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain pattern-regexp-not-ascii</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://urlpattern.spec.whatwg.org/#pattern-strings" target="_blank" rel="noreferrer"><code>urlpattern.spec.whatwg.org/#pattern-strings</code></a></p><p>パッケージ: <a href="/api/url-pattern/"><code>@waymark/url-pattern</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/pattern-regexp-not-ascii.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const patternRegexpNotAscii = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  patternRegexpNotAscii as default
};
