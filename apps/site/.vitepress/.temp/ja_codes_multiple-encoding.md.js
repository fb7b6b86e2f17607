import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"multiple-encoding","description":"もう一度デコードすると、ドットセグメントか区切り文字が現れます。","frontmatter":{"title":"multiple-encoding","description":"もう一度デコードすると、ドットセグメントか区切り文字が現れます。","prev":{"text":"invalid-percent-encoding","link":"/ja/codes/invalid-percent-encoding"},"next":{"text":"dot-segment-parameter","link":"/ja/codes/dot-segment-parameter"}},"headers":[],"relativePath":"ja/codes/multiple-encoding.md","filePath":"ja/codes/multiple-encoding.md"}');
const _sfc_main = { name: "ja/codes/multiple-encoding.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="multiple-encoding" tabindex="-1"><code>multiple-encoding</code> <a class="header-anchor" href="#multiple-encoding" aria-label="Permalink to &quot;\`multiple-encoding\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#paths">パス、ファイル名、送信先の URL</a></p><p>もう一度デコードすると、ドットセグメントか区切り文字が現れます。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>一度のデコードでは <code>%2e%2e</code> のような無害な名前ですが、もう一度デコードするプログラムには <code>..</code> が見え、フォルダーの外に出ます。プロキシとフレームワークがそれぞれ一度ずつデコードすることは、よくあります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>先にデコードするか、別の名前を渡してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>resolveBelow(&#39;https://cdn.example/assets/v1/&#39;, …)</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>%252e%252e/x</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a%20b/x</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain multiple-encoding</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-2.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-2.4</code></a></p><p>パッケージ: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/multiple-encoding.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const multipleEncoding = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  multipleEncoding as default
};
