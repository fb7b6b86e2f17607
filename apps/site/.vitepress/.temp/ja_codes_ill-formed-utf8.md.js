import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"ill-formed-utf8","description":"パーセントエンコードされたバイト列が UTF-8 ではありません。","frontmatter":{"title":"ill-formed-utf8","description":"パーセントエンコードされたバイト列が UTF-8 ではありません。","prev":{"text":"encoded-separator","link":"/ja/codes/encoded-separator"},"next":{"text":"invalid-percent-encoding","link":"/ja/codes/invalid-percent-encoding"}},"headers":[],"relativePath":"ja/codes/ill-formed-utf8.md","filePath":"ja/codes/ill-formed-utf8.md"}');
const _sfc_main = { name: "ja/codes/ill-formed-utf8.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="ill-formed-utf8" tabindex="-1"><code>ill-formed-utf8</code> <a class="header-anchor" href="#ill-formed-utf8" aria-label="Permalink to &quot;\`ill-formed-utf8\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#paths">パス、ファイル名、送信先の URL</a></p><p>パーセントエンコードされたバイト列が UTF-8 ではありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p><code>%C0%AE</code> のような冗長な形は、ずさんなデコーダーにはドットですが、ほかのデコーダーには別のものです。名前として検査を通ったものが、次のプログラムでは <code>..</code> になることがあります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>文字を、最も短い形の UTF-8 でエンコードしてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>resolveBelow(&#39;https://cdn.example/assets/v1/&#39;, …)</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>%C0%AE%C0%AE/x</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>%C3%A9/x</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain ill-formed-utf8</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3629#section-10" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3629#section-10</code></a></p><p>パッケージ: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/ill-formed-utf8.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const illFormedUtf8 = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  illFormedUtf8 as default
};
