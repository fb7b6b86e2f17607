import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"name-empty","description":"名前が空です。","frontmatter":{"title":"name-empty","description":"名前が空です。","prev":{"text":"dots-and-spaces","link":"/ja/codes/dots-and-spaces"},"next":{"text":"lone-surrogate","link":"/ja/codes/lone-surrogate"}},"headers":[],"relativePath":"ja/codes/name-empty.md","filePath":"ja/codes/name-empty.md"}');
const _sfc_main = { name: "ja/codes/name-empty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="name-empty" tabindex="-1"><code>name-empty</code> <a class="header-anchor" href="#name-empty" aria-label="Permalink to &quot;\`name-empty\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#paths">パス、ファイル名、送信先の URL</a></p><p>名前が空です。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>空の名前は、フォルダー自身を指すか、2つのスラッシュを隣り合わせにします。渡されたものを削除したり一覧にしたりするプログラムは、フォルダー全体を対象にしてしまいます。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>名前を渡してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>checkSegment(…)</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><p>空文字列</p></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain name-empty</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-3.3" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-3.3</code></a></p><p>パッケージ: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/name-empty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const nameEmpty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  nameEmpty as default
};
