import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"pattern-text-invalid","description":"URL のこの構成要素に、この文字列が現れることはありません。","frontmatter":{"title":"pattern-text-invalid","description":"URL のこの構成要素に、この文字列が現れることはありません。","prev":{"text":"pattern-regexp-invalid","link":"/ja/codes/pattern-regexp-invalid"},"next":{"text":"pattern-base-missing","link":"/ja/codes/pattern-base-missing"}},"headers":[],"relativePath":"ja/codes/pattern-text-invalid.md","filePath":"ja/codes/pattern-text-invalid.md"}');
const _sfc_main = { name: "ja/codes/pattern-text-invalid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="pattern-text-invalid" tabindex="-1"><code>pattern-text-invalid</code> <a class="header-anchor" href="#pattern-text-invalid" aria-label="Permalink to &quot;\`pattern-text-invalid\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#url-patterns">URL パターン</a></p><p>URL のこの構成要素に、この文字列が現れることはありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>URL のこの構成要素では使えない文字列であるため、パターンが一致することはありません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>解析した URL に現れる形で書いてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>h t://a.example</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>http://a.example</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain pattern-text-invalid</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://urlpattern.spec.whatwg.org/#pattern-strings" target="_blank" rel="noreferrer"><code>urlpattern.spec.whatwg.org/#pattern-strings</code></a></p><p>パッケージ: <a href="/api/url-pattern/"><code>@waymark/url-pattern</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/pattern-text-invalid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const patternTextInvalid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  patternTextInvalid as default
};
