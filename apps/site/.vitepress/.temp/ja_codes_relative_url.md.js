import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"RELATIVE_URL","description":"URL が相対 URL です。","frontmatter":{"title":"RELATIVE_URL","description":"URL が相対 URL です。","prev":{"text":"INVALID_URL","link":"/ja/codes/invalid_url"},"next":{"text":"UNSUPPORTED_PROTOCOL","link":"/ja/codes/unsupported_protocol"}},"headers":[],"relativePath":"ja/codes/relative_url.md","filePath":"ja/codes/relative_url.md"}');
const _sfc_main = { name: "ja/codes/relative_url.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="relative-url" tabindex="-1"><code>RELATIVE_URL</code> <a class="header-anchor" href="#relative-url" aria-label="Permalink to &quot;\`RELATIVE_URL\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#databases">URL ソースデータベース</a></p><p>URL が相対 URL です。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>データベースには基本 URL がないため、スキームとホストのない URL でページを特定することはできません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>https://example.com/page のような、スキームとホストのある絶対 URL を書いてください。</p><p><strong><code>--fix</code> による自動修正:</strong> 修正しません。 データベースには、何を基準とする URL なのかが書かれていません。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/page</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/page</span></span></code></pre></div></div><p><a href="/play/index.html#url=/page" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain RELATIVE_URL</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#relative-url-string" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#relative-url-string</code></a></p><p>パッケージ: <a href="/api/i18n-validation/"><code>@waymark/i18n-validation</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/relative_url.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const relative_url = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  relative_url as default
};
