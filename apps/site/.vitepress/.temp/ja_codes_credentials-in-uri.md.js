import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"credentials-in-uri","description":"URI に認証情報（ユーザー名またはパスワード）があります。","frontmatter":{"title":"credentials-in-uri","description":"URI に認証情報（ユーザー名またはパスワード）があります。","prev":{"text":"default-port","link":"/ja/codes/default-port"},"next":{"text":"path-camel-case","link":"/ja/codes/path-camel-case"}},"headers":[],"relativePath":"ja/codes/credentials-in-uri.md","filePath":"ja/codes/credentials-in-uri.md"}');
const _sfc_main = { name: "ja/codes/credentials-in-uri.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="credentials-in-uri" tabindex="-1"><code>credentials-in-uri</code> <a class="header-anchor" href="#credentials-in-uri" aria-label="Permalink to &quot;\`credentials-in-uri\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>URI に認証情報（ユーザー名またはパスワード）があります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>URI はログに残り、一覧に載り、人から人へ渡るため、その中のパスワードはすぐに多くの人に知られます。サーバーは認証情報を設定から読み、クライアントはヘッダーで送るものです。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>認証情報を削除し、ヘッダーで送ってください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://me:secret@api.example.com/users</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://api.example.com/users</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=https://me:secret@api.example.com/users" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain credentials-in-uri</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#credentials-in-uri" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#credentials-in-uri</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/credentials-in-uri.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const credentialsInUri = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  credentialsInUri as default
};
