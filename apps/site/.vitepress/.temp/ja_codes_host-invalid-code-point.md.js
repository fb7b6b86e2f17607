import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"host-invalid-code-point","description":"特別ではないスキームの URL のホストに、ホストに使えない文字があります。","frontmatter":{"title":"host-invalid-code-point","description":"特別ではないスキームの URL のホストに、ホストに使えない文字があります。","prev":{"text":"domain-percent-encoded","link":"/ja/codes/domain-percent-encoded"},"next":{"text":"IPv4-non-ASCII-input","link":"/ja/codes/ipv4-non-ascii-input"}},"headers":[],"relativePath":"ja/codes/host-invalid-code-point.md","filePath":"ja/codes/host-invalid-code-point.md"}');
const _sfc_main = { name: "ja/codes/host-invalid-code-point.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="host-invalid-code-point" tabindex="-1"><code>host-invalid-code-point</code> <a class="header-anchor" href="#host-invalid-code-point" aria-label="Permalink to &quot;\`host-invalid-code-point\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#url-parsing">URL の解析</a></p><p>特別ではないスキームの URL のホストに、ホストに使えない文字があります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>このような文字はホストを終わらせるか、URL の別の部分を始めるものです。パーサーは推測せずに、解析を中止します。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>その文字を削除するか、パーセントエンコードしてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>foo://exa[mple.org</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>foo://example.org</span></span></code></pre></div></div><p><a href="/play/index.html#url=foo://exa%5Bmple.org" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain host-invalid-code-point</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#host-invalid-code-point" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#host-invalid-code-point</code></a></p><p>パッケージ: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/host-invalid-code-point.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const hostInvalidCodePoint = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  hostInvalidCodePoint as default
};
