import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"dots-and-spaces","description":"ドットと空白だけのセグメントがあり、空白が除去されると .. になります。","frontmatter":{"title":"dots-and-spaces","description":"ドットと空白だけのセグメントがあり、空白が除去されると .. になります。","prev":{"text":"dot-segment-parameter","link":"/ja/codes/dot-segment-parameter"},"next":{"text":"name-empty","link":"/ja/codes/name-empty"}},"headers":[],"relativePath":"ja/codes/dots-and-spaces.md","filePath":"ja/codes/dots-and-spaces.md"}');
const _sfc_main = { name: "ja/codes/dots-and-spaces.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="dots-and-spaces" tabindex="-1"><code>dots-and-spaces</code> <a class="header-anchor" href="#dots-and-spaces" aria-label="Permalink to &quot;\`dots-and-spaces\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#paths">パス、ファイル名、送信先の URL</a></p><p>ドットと空白だけのセグメントがあり、空白が除去されると <code>..</code> になります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>Windows と一部のサーバーは、セグメントの末尾の空白とドットを除去します。<code>.. </code> は検査の後で初めて <code>..</code> になり、フォルダーの外を指します。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>別の名前を渡してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>resolveBelow(&#39;https://cdn.example/assets/v1/&#39;, …)</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>..%20/x</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a%20b/x</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain dots-and-spaces</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file#naming-conventions" target="_blank" rel="noreferrer"><code>learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file#naming-conventions</code></a></p><p>パッケージ: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/dots-and-spaces.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const dotsAndSpaces = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  dotsAndSpaces as default
};
