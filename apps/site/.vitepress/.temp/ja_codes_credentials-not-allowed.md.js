import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"credentials-not-allowed","description":"URL に認証情報（ユーザー名またはパスワード）があります。","frontmatter":{"title":"credentials-not-allowed","description":"URL に認証情報（ユーザー名またはパスワード）があります。","prev":{"text":"socket-not-allowed","link":"/ja/codes/socket-not-allowed"},"next":false},"headers":[],"relativePath":"ja/codes/credentials-not-allowed.md","filePath":"ja/codes/credentials-not-allowed.md"}');
const _sfc_main = { name: "ja/codes/credentials-not-allowed.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="credentials-not-allowed" tabindex="-1"><code>credentials-not-allowed</code> <a class="header-anchor" href="#credentials-not-allowed" aria-label="Permalink to &quot;\`credentials-not-allowed\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#paths">パス、ファイル名、送信先の URL</a></p><p>URL に認証情報（ユーザー名またはパスワード）があります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>人や注意の足りないフィルターは、<code>@</code> より前をホストと取り違えます。<code>https://good.example@evil.example/</code> は evil.example につながります。URL のパスワードは、ログにも残ります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>URL から認証情報を削除してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>checkOutgoingUrl(…)</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://good.example@evil.example/</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://good.example/</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain credentials-not-allowed</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html" target="_blank" rel="noreferrer"><code>cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html</code></a></p><p>パッケージ: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/credentials-not-allowed.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const credentialsNotAllowed = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  credentialsNotAllowed as default
};
