import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"unc-path","description":"サーバー、デバイス、正規化されないパスのいずれかを指定しています。","frontmatter":{"title":"unc-path","description":"サーバー、デバイス、正規化されないパスのいずれかを指定しています。","prev":{"text":"drive-letter","link":"/ja/codes/drive-letter"},"next":{"text":"device-name","link":"/ja/codes/device-name"}},"headers":[],"relativePath":"ja/codes/unc-path.md","filePath":"ja/codes/unc-path.md"}');
const _sfc_main = { name: "ja/codes/unc-path.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="unc-path" tabindex="-1"><code>unc-path</code> <a class="header-anchor" href="#unc-path" aria-label="Permalink to &quot;\`unc-path\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#paths">パス、ファイル名、送信先の URL</a></p><p>サーバー、デバイス、正規化されないパスのいずれかを指定しています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>2つのバックスラッシュで始まるパスは、サーバー、デバイス（<code>\\\\.\\</code>）、正規化されないパス（<code>\\\\?\\</code>）につながります。開くと、利用者の認証情報が他人のサーバーに送られることがあります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>フォルダーからの相対パスを渡してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>resolvePath(&#39;C:\\files&#39;, …, { platform: &#39;windows&#39;, policy: &#39;contained&#39; })</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>\\\\server\\share\\a</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain unc-path</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file#namespaces" target="_blank" rel="noreferrer"><code>learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file#namespaces</code></a></p><p>パッケージ: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/unc-path.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const uncPath = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  uncPath as default
};
