import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"pattern-base-invalid","description":"基本 URL が URL ではありません。","frontmatter":{"title":"pattern-base-invalid","description":"基本 URL が URL ではありません。","prev":{"text":"pattern-base-missing","link":"/ja/codes/pattern-base-missing"},"next":{"text":"pattern-base-unexpected","link":"/ja/codes/pattern-base-unexpected"}},"headers":[],"relativePath":"ja/codes/pattern-base-invalid.md","filePath":"ja/codes/pattern-base-invalid.md"}');
const _sfc_main = { name: "ja/codes/pattern-base-invalid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="pattern-base-invalid" tabindex="-1"><code>pattern-base-invalid</code> <a class="header-anchor" href="#pattern-base-invalid" aria-label="Permalink to &quot;\`pattern-base-invalid\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#url-patterns">URL パターン</a></p><p>基本 URL が URL ではありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>基本 URL は、パターンではなく URL として解析されます。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>https://example.com/ のような絶対 URL を指定してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>new URLPattern の引数</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&quot;/books&quot;, &quot;example.com&quot;</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&quot;/books&quot;, &quot;https://example.com/&quot;</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain pattern-base-invalid</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://urlpattern.spec.whatwg.org/#constructor-string-parsing" target="_blank" rel="noreferrer"><code>urlpattern.spec.whatwg.org/#constructor-string-parsing</code></a></p><p>パッケージ: <a href="/api/url-pattern/"><code>@waymark/url-pattern</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/pattern-base-invalid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const patternBaseInvalid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  patternBaseInvalid as default
};
