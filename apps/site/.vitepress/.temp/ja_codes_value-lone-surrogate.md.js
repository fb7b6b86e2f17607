import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"value-lone-surrogate","description":"値に、UTF-8 で表せない孤立サロゲートがあります。","frontmatter":{"title":"value-lone-surrogate","description":"値に、UTF-8 で表せない孤立サロゲートがあります。","prev":{"text":"value-empty","link":"/ja/codes/value-empty"},"next":{"text":"value-separator","link":"/ja/codes/value-separator"}},"headers":[],"relativePath":"ja/codes/value-lone-surrogate.md","filePath":"ja/codes/value-lone-surrogate.md"}');
const _sfc_main = { name: "ja/codes/value-lone-surrogate.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="value-lone-surrogate" tabindex="-1"><code>value-lone-surrogate</code> <a class="header-anchor" href="#value-lone-surrogate" aria-label="Permalink to &quot;\`value-lone-surrogate\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#uri-templates">URI テンプレート</a></p><p>値に、UTF-8 で表せない孤立サロゲートがあります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>URI が運ぶのは UTF-8 のバイト列ですが、UTF-8 で孤立サロゲートは表せません。U+FFFD になり、別のデータになります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>整形式の文字列を渡してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>テンプレート /{name}</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>expand({&quot;name&quot;:&quot;\\ud83d&quot;})</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>expand({&quot;name&quot;:&quot;😀&quot;})</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain value-lone-surrogate</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://infra.spec.whatwg.org/#scalar-value-string" target="_blank" rel="noreferrer"><code>infra.spec.whatwg.org/#scalar-value-string</code></a></p><p>パッケージ: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/value-lone-surrogate.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const valueLoneSurrogate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  valueLoneSurrogate as default
};
