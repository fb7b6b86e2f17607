import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"invalid-reverse-solidus","description":"スラッシュを書く場所にバックスラッシュがあります。","frontmatter":{"title":"invalid-reverse-solidus","description":"スラッシュを書く場所にバックスラッシュがあります。","prev":{"text":"missing-scheme-non-relative-URL","link":"/ja/codes/missing-scheme-non-relative-url"},"next":{"text":"invalid-credentials","link":"/ja/codes/invalid-credentials"}},"headers":[],"relativePath":"ja/codes/invalid-reverse-solidus.md","filePath":"ja/codes/invalid-reverse-solidus.md"}');
const _sfc_main = { name: "ja/codes/invalid-reverse-solidus.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="invalid-reverse-solidus" tabindex="-1"><code>invalid-reverse-solidus</code> <a class="header-anchor" href="#invalid-reverse-solidus" aria-label="Permalink to &quot;\`invalid-reverse-solidus\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#url-parsing">URL の解析</a></p><p>スラッシュを書く場所にバックスラッシュがあります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>特別なスキームの URL では、ブラウザはバックスラッシュをスラッシュと読みます。RFC 3986 に従うプログラムはそう読まないため、別のホストやパスと読むことがあります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>\\ の代わりに / と書いてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org\\path\\to\\file</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org/path/to/file</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://example.org%5Cpath%5Cto%5Cfile" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain invalid-reverse-solidus</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#invalid-reverse-solidus" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#invalid-reverse-solidus</code></a></p><p>パッケージ: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/invalid-reverse-solidus.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const invalidReverseSolidus = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  invalidReverseSolidus as default
};
