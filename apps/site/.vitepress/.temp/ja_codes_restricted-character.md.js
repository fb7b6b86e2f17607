import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"restricted-character","description":"ラベルに、記号などの、名前のためのものではない文字があります。","frontmatter":{"title":"restricted-character","description":"ラベルに、記号などの、名前のためのものではない文字があります。","prev":{"text":"invalid-a-label","link":"/ja/codes/invalid-a-label"},"next":{"text":"invisible-character","link":"/ja/codes/invisible-character"}},"headers":[],"relativePath":"ja/codes/restricted-character.md","filePath":"ja/codes/restricted-character.md"}');
const _sfc_main = { name: "ja/codes/restricted-character.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="restricted-character" tabindex="-1"><code>restricted-character</code> <a class="header-anchor" href="#restricted-character" aria-label="Permalink to &quot;\`restricted-character\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#domains">人を欺くおそれのあるドメイン</a></p><p>ラベルに、記号などの、名前のためのものではない文字があります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>UTS #39 は、識別子のための文字を一覧に定めています。記号、専門的な文字、今では使われない文字体系の文字は含まれず、見分けられる人はほとんどいません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>ラベルを、xn-- で始まる A ラベルの形で表示してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>🔒.example</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>xn--bcher-kva.example</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://%F0%9F%94%92.example/" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain restricted-character</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.unicode.org/reports/tr39/#General_Security_Profile" target="_blank" rel="noreferrer"><code>www.unicode.org/reports/tr39/#General_Security_Profile</code></a></p><p>パッケージ: <a href="/api/display/"><code>@waymark/display</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/restricted-character.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const restrictedCharacter = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  restrictedCharacter as default
};
