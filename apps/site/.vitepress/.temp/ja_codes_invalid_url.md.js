import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"INVALID_URL","description":"値が URL ではないか、検査モードでは正規形ではありません。","frontmatter":{"title":"INVALID_URL","description":"値が URL ではないか、検査モードでは正規形ではありません。","prev":false,"next":{"text":"RELATIVE_URL","link":"/ja/codes/relative_url"}},"headers":[],"relativePath":"ja/codes/invalid_url.md","filePath":"ja/codes/invalid_url.md"}');
const _sfc_main = { name: "ja/codes/invalid_url.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="invalid-url" tabindex="-1"><code>INVALID_URL</code> <a class="header-anchor" href="#invalid-url" aria-label="Permalink to &quot;\`INVALID_URL\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#databases">URL ソースデータベース</a></p><p>値が URL ではないか、検査モードでは正規形ではありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>URL パーサーが値を受け付けないため、どのプログラムも開けません。検査モードでは、使える URL でも、正規形でなければこのコードになります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>https://example.com/page のような完全な URL を、正規形で書いてください。</p><p><strong><code>--fix</code> による自動修正:</strong> 検査モードでは正規形を書き込みます。ただし、クエリ、フラグメント、パスの末尾は変えません。 URL パーサーが受け付けない値からは、意図された URL を1つに絞れません。クエリやフラグメントを除いた URL は、別のページのものかもしれません。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com:99999/</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/page</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://example.com:99999/" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain INVALID_URL</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#url-parsing" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#url-parsing</code></a></p><p>パッケージ: <a href="/api/i18n-validation/"><code>@waymark/i18n-validation</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/invalid_url.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const invalid_url = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  invalid_url as default
};
