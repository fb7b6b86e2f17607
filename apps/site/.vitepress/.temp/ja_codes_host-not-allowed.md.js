import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"host-not-allowed","description":"許可されたホストではありません。","frontmatter":{"title":"host-not-allowed","description":"許可されたホストではありません。","prev":{"text":"url-scheme-not-allowed","link":"/ja/codes/url-scheme-not-allowed"},"next":{"text":"host-kind-not-allowed","link":"/ja/codes/host-kind-not-allowed"}},"headers":[],"relativePath":"ja/codes/host-not-allowed.md","filePath":"ja/codes/host-not-allowed.md"}');
const _sfc_main = { name: "ja/codes/host-not-allowed.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="host-not-allowed" tabindex="-1"><code>host-not-allowed</code> <a class="header-anchor" href="#host-not-allowed" aria-label="Permalink to &quot;\`host-not-allowed\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#paths">パス、ファイル名、送信先の URL</a></p><p>許可されたホストではありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>ホストが、リクエストを送ってよいホストの一覧にありません。ホストは解析した後で比較するため、どのような書き方でも認識されます。<code>*.example</code> は <code>example</code> のサブドメインを意味し、それ自身は含みません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>許可されたホストの URL を使ってください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>checkOutgoingUrl(…, { schemes: [&#39;https&#39;], hosts: [&#39;*.example&#39;] })</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example/</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://a.example/</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain host-not-allowed</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html" target="_blank" rel="noreferrer"><code>cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html</code></a></p><p>パッケージ: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/host-not-allowed.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const hostNotAllowed = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  hostNotAllowed as default
};
