import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"pattern-base-missing","description":"パターンが相対的ですが、基本 URL がありません。","frontmatter":{"title":"pattern-base-missing","description":"パターンが相対的ですが、基本 URL がありません。","prev":{"text":"pattern-text-invalid","link":"/ja/codes/pattern-text-invalid"},"next":{"text":"pattern-base-invalid","link":"/ja/codes/pattern-base-invalid"}},"headers":[],"relativePath":"ja/codes/pattern-base-missing.md","filePath":"ja/codes/pattern-base-missing.md"}');
const _sfc_main = { name: "ja/codes/pattern-base-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="pattern-base-missing" tabindex="-1"><code>pattern-base-missing</code> <a class="header-anchor" href="#pattern-base-missing" aria-label="Permalink to &quot;\`pattern-base-missing\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#url-patterns">URL パターン</a></p><p>パターンが相対的ですが、基本 URL がありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>プロトコルのないパターンには、それを補う基本 URL が必要です。&quot;data:foo&quot; にもプロトコルはありません。&quot;:foo&quot; はグループです。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>基本 URL を指定するか、プロトコルから始めてください。英字の前のコロンは &quot;\\:&quot; と書いてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/books</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://a.example/books</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain pattern-base-missing</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://urlpattern.spec.whatwg.org/#constructor-string-parsing" target="_blank" rel="noreferrer"><code>urlpattern.spec.whatwg.org/#constructor-string-parsing</code></a></p><p>パッケージ: <a href="/api/url-pattern/"><code>@waymark/url-pattern</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/pattern-base-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const patternBaseMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  patternBaseMissing as default
};
