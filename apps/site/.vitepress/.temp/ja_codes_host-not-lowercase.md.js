import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"host-not-lowercase","description":"ホストに大文字があります。","frontmatter":{"title":"host-not-lowercase","description":"ホストに大文字があります。","prev":{"text":"scheme-format","link":"/ja/codes/scheme-format"},"next":{"text":"default-port","link":"/ja/codes/default-port"}},"headers":[],"relativePath":"ja/codes/host-not-lowercase.md","filePath":"ja/codes/host-not-lowercase.md"}');
const _sfc_main = { name: "ja/codes/host-not-lowercase.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="host-not-lowercase" tabindex="-1"><code>host-not-lowercase</code> <a class="header-anchor" href="#host-not-lowercase" aria-label="Permalink to &quot;\`host-not-lowercase\`&quot;">​</a></h1><p><strong>情報</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>ホストに大文字があります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>ホストは大文字と小文字を区別せずに比較されますが、URI を文字列として比較するプログラムは、2つの書き方を2つのリソースとみなします。正規形は小文字です。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>ホストを小文字で書いてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://Example.com/users</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/users</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=https://Example.com/users" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain host-not-lowercase</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#host-not-lowercase" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#host-not-lowercase</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/host-not-lowercase.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const hostNotLowercase = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  hostNotLowercase as default
};
