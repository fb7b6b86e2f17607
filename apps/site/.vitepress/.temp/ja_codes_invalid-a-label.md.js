import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"invalid-a-label","description":"ラベルが xn-- で始まっていますが、有効な A ラベルではありません。","frontmatter":{"title":"invalid-a-label","description":"ラベルが xn-- で始まっていますが、有効な A ラベルではありません。","prev":false,"next":{"text":"restricted-character","link":"/ja/codes/restricted-character"}},"headers":[],"relativePath":"ja/codes/invalid-a-label.md","filePath":"ja/codes/invalid-a-label.md"}');
const _sfc_main = { name: "ja/codes/invalid-a-label.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="invalid-a-label" tabindex="-1"><code>invalid-a-label</code> <a class="header-anchor" href="#invalid-a-label" aria-label="Permalink to &quot;\`invalid-a-label\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#domains">人を欺くおそれのあるドメイン</a></p><p>ラベルが xn-- で始まっていますが、有効な A ラベルではありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>Punycode をデコードできないか、結果が IDNA の規則に反しています。ブラウザは、このようなラベルをそのまま表示します。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>ラベルをデコードせずに、そのまま表示してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>xn--4dbrk0ce.xn--1-zga.example</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>xn--bcher-kva.example</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://xn--4dbrk0ce.xn--1-zga.example/" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain invalid-a-label</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.unicode.org/reports/tr46/#Validity_Criteria" target="_blank" rel="noreferrer"><code>www.unicode.org/reports/tr46/#Validity_Criteria</code></a></p><p>パッケージ: <a href="/api/display/"><code>@waymark/display</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/invalid-a-label.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const invalidALabel = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  invalidALabel as default
};
