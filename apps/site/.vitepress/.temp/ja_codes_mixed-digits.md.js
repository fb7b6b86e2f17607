import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"mixed-digits","description":"ラベルに、2つの体系の数字が混在しています。","frontmatter":{"title":"mixed-digits","description":"ラベルに、2つの体系の数字が混在しています。","prev":{"text":"mixed-script","link":"/ja/codes/mixed-script"},"next":{"text":"digit-lookalike","link":"/ja/codes/digit-lookalike"}},"headers":[],"relativePath":"ja/codes/mixed-digits.md","filePath":"ja/codes/mixed-digits.md"}');
const _sfc_main = { name: "ja/codes/mixed-digits.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="mixed-digits" tabindex="-1"><code>mixed-digits</code> <a class="header-anchor" href="#mixed-digits" aria-label="Permalink to &quot;\`mixed-digits\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#domains">人を欺くおそれのあるドメイン</a></p><p>ラベルに、2つの体系の数字が混在しています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>体系の異なる数字には、同じに見えて値の異なるものがあります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>ラベルを、xn-- で始まる A ラベルの形で表示してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a๑১.example</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a11.example</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://a%E0%B9%91%E0%A7%A7.example/" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain mixed-digits</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.unicode.org/reports/tr39/#Mixed_Number_Detection" target="_blank" rel="noreferrer"><code>www.unicode.org/reports/tr39/#Mixed_Number_Detection</code></a></p><p>パッケージ: <a href="/api/display/"><code>@waymark/display</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/mixed-digits.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const mixedDigits = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  mixedDigits as default
};
