import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"invalid-percent-encoding","description":"% に2桁の16進数字が続いていません。","frontmatter":{"title":"invalid-percent-encoding","description":"% に2桁の16進数字が続いていません。","prev":{"text":"ill-formed-utf8","link":"/ja/codes/ill-formed-utf8"},"next":{"text":"multiple-encoding","link":"/ja/codes/multiple-encoding"}},"headers":[],"relativePath":"ja/codes/invalid-percent-encoding.md","filePath":"ja/codes/invalid-percent-encoding.md"}');
const _sfc_main = { name: "ja/codes/invalid-percent-encoding.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="invalid-percent-encoding" tabindex="-1"><code>invalid-percent-encoding</code> <a class="header-anchor" href="#invalid-percent-encoding" aria-label="Permalink to &quot;\`invalid-percent-encoding\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#paths">パス、ファイル名、送信先の URL</a></p><p><code>%</code> に2桁の16進数字が続いていません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>このような <code>%</code> の扱いはデコーダーによって異なり、残すもの、除去するもの、失敗するものがあります。次のプログラムがどの名前と読むかは、ここでは分かりません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>データとしてのパーセント記号は <code>%25</code> と書いてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>resolveUriPath(&#39;/srv/files&#39;, …, { platform: &#39;posix&#39; })</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>100%</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>100%25</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain invalid-percent-encoding</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-2.1" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-2.1</code></a></p><p>パッケージ: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/invalid-percent-encoding.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const invalidPercentEncoding = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  invalidPercentEncoding as default
};
