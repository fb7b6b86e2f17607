import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"part-lone-surrogate","description":"部分に、UTF-8 で表せない孤立サロゲートがあります。","frontmatter":{"title":"part-lone-surrogate","description":"部分に、UTF-8 で表せない孤立サロゲートがあります。","prev":{"text":"part-empty","link":"/ja/codes/part-empty"},"next":{"text":"part-delimiter","link":"/ja/codes/part-delimiter"}},"headers":[],"relativePath":"ja/codes/part-lone-surrogate.md","filePath":"ja/codes/part-lone-surrogate.md"}');
const _sfc_main = { name: "ja/codes/part-lone-surrogate.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="part-lone-surrogate" tabindex="-1"><code>part-lone-surrogate</code> <a class="header-anchor" href="#part-lone-surrogate" aria-label="Permalink to &quot;\`part-lone-surrogate\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>部分に、UTF-8 で表せない孤立サロゲートがあります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>UTF-8 で孤立サロゲートは表せません。別のデータである U+FFFD になるため、2つの異なる名前が1つの URI になります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>整形式の文字列を渡してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>resource.file({ path: [&#39;a&#39;], fragment: { form: &#39;section&#39;, name: … } })</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a\\ud800</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain part-lone-surrogate</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://infra.spec.whatwg.org/#scalar-value-string" target="_blank" rel="noreferrer"><code>infra.spec.whatwg.org/#scalar-value-string</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/part-lone-surrogate.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const partLoneSurrogate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  partLoneSurrogate as default
};
