import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-permission-denied","description":"このファイルやフォルダーの読み書きを、システムが許可していません。","frontmatter":{"title":"file-permission-denied","description":"このファイルやフォルダーの読み書きを、システムが許可していません。","prev":{"text":"file-not-found","link":"/ja/codes/file-not-found"},"next":{"text":"file-is-directory","link":"/ja/codes/file-is-directory"}},"headers":[],"relativePath":"ja/codes/file-permission-denied.md","filePath":"ja/codes/file-permission-denied.md"}');
const _sfc_main = { name: "ja/codes/file-permission-denied.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-permission-denied" tabindex="-1"><code>file-permission-denied</code> <a class="header-anchor" href="#file-permission-denied" aria-label="Permalink to &quot;\`file-permission-denied\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>このファイルやフォルダーの読み書きを、システムが許可していません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>ファイルの所有者が別のユーザーか、モードがこのユーザーに許可を与えていません。コンテナーのジョブは、ファイルを作ったユーザーとは別のユーザーで動いていることがよくあります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>ファイルの権限を変更するか、別の場所を選んでください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a file with mode 000</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a file with mode 644</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain file-permission-denied</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://man7.org/linux/man-pages/man3/errno.3.html" target="_blank" rel="noreferrer"><code>man7.org/linux/man-pages/man3/errno.3.html</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/file-permission-denied.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const filePermissionDenied = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  filePermissionDenied as default
};
