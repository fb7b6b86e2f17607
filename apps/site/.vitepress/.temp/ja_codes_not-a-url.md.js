import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"not-a-url","description":"文字列が有効な URL ではなく、基本 URL からの相対参照としても有効ではありません。","frontmatter":{"title":"not-a-url","description":"文字列が有効な URL ではなく、基本 URL からの相対参照としても有効ではありません。","prev":false,"next":{"text":"other-origin","link":"/ja/codes/other-origin"}},"headers":[],"relativePath":"ja/codes/not-a-url.md","filePath":"ja/codes/not-a-url.md"}');
const _sfc_main = { name: "ja/codes/not-a-url.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="not-a-url" tabindex="-1"><code>not-a-url</code> <a class="header-anchor" href="#not-a-url" aria-label="Permalink to &quot;\`not-a-url\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#paths">パス、ファイル名、送信先の URL</a></p><p>文字列が有効な URL ではなく、基本 URL からの相対参照としても有効ではありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>URL パーサーが失敗するため、どこにつながるのか分かりません。パーサーより寛容なプログラムはどこかにリクエストを送るかもしれないため、拒否されます。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>有効な URL か、有効な参照を渡してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>checkOutgoingUrl(…)</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>nonsense</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://a.example/</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain not-a-url</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#concept-basic-url-parser" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#concept-basic-url-parser</code></a></p><p>パッケージ: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/not-a-url.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const notAUrl = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  notAUrl as default
};
