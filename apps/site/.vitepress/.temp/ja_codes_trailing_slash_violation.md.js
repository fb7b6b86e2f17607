import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"TRAILING_SLASH_VIOLATION","description":"パスの末尾スラッシュが足りないか、許可されていません。","frontmatter":{"title":"TRAILING_SLASH_VIOLATION","description":"パスの末尾スラッシュが足りないか、許可されていません。","prev":{"text":"INVALID_HOST","link":"/ja/codes/invalid_host"},"next":{"text":"UNREACHABLE_HOST","link":"/ja/codes/unreachable_host"}},"headers":[],"relativePath":"ja/codes/trailing_slash_violation.md","filePath":"ja/codes/trailing_slash_violation.md"}');
const _sfc_main = { name: "ja/codes/trailing_slash_violation.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="trailing-slash-violation" tabindex="-1"><code>TRAILING_SLASH_VIOLATION</code> <a class="header-anchor" href="#trailing-slash-violation" aria-label="Permalink to &quot;\`TRAILING_SLASH_VIOLATION\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#databases">URL ソースデータベース</a></p><p>パスの末尾スラッシュが足りないか、許可されていません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>このコードは、検査モードでだけ報告します。<code>/page</code> と <code>/page/</code> は別の URL で、サイトではどちらか一方の形だけを使うべきです。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>オプション trailingSlash に従って、末尾スラッシュを追加または削除してください。</p><p><strong><code>--fix</code> による自動修正:</strong> 修正しません。 どちらの形に応答するかを知っているのは、サーバーだけです。もう一方はリダイレクトします。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>オプション \`mode: &#39;check&#39;\`</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/page/</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/page</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain TRAILING_SLASH_VIOLATION</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-6.2.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-6.2.4</code></a></p><p>パッケージ: <a href="/api/i18n-validation/"><code>@waymark/i18n-validation</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/trailing_slash_violation.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const trailing_slash_violation = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  trailing_slash_violation as default
};
