import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"invalid-credentials","description":"URL に認証情報（ユーザー名またはパスワード）があります。","frontmatter":{"title":"invalid-credentials","description":"URL に認証情報（ユーザー名またはパスワード）があります。","prev":{"text":"invalid-reverse-solidus","link":"/ja/codes/invalid-reverse-solidus"},"next":{"text":"host-missing","link":"/ja/codes/host-missing"}},"headers":[],"relativePath":"ja/codes/invalid-credentials.md","filePath":"ja/codes/invalid-credentials.md"}');
const _sfc_main = { name: "ja/codes/invalid-credentials.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="invalid-credentials" tabindex="-1"><code>invalid-credentials</code> <a class="header-anchor" href="#invalid-credentials" aria-label="Permalink to &quot;\`invalid-credentials\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#url-parsing">URL の解析</a></p><p>URL に認証情報（ユーザー名またはパスワード）があります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>URL の認証情報は、ログ、履歴、<code>Referer</code> ヘッダーに残ります。また、<code>https://bank.example@evil.example</code> は <code>evil.example</code> につながります。ブラウザは認証情報を取り除くか、先に利用者に確認します。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>@ より前を削除し、認証情報は別の方法で渡してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://user@example.org</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://user@example.org" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain invalid-credentials</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#invalid-credentials" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#invalid-credentials</code></a></p><p>パッケージ: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/invalid-credentials.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const invalidCredentials = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  invalidCredentials as default
};
