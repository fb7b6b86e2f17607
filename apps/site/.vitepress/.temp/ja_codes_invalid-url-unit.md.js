import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"invalid-URL-unit","description":"URL に、この位置ではパーセントエンコードが必要な文字、2桁の16進数字が続かない %、余分な空白のいずれかがあります。","frontmatter":{"title":"invalid-URL-unit","description":"URL に、この位置ではパーセントエンコードが必要な文字、2桁の16進数字が続かない %、余分な空白のいずれかがあります。","prev":{"text":"IPv4-in-IPv6-too-few-parts","link":"/ja/codes/ipv4-in-ipv6-too-few-parts"},"next":{"text":"special-scheme-missing-following-solidus","link":"/ja/codes/special-scheme-missing-following-solidus"}},"headers":[],"relativePath":"ja/codes/invalid-url-unit.md","filePath":"ja/codes/invalid-url-unit.md"}');
const _sfc_main = { name: "ja/codes/invalid-url-unit.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="invalid-url-unit" tabindex="-1"><code>invalid-URL-unit</code> <a class="header-anchor" href="#invalid-url-unit" aria-label="Permalink to &quot;\`invalid-URL-unit\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#url-parsing">URL の解析</a></p><p>URL に、この位置ではパーセントエンコードが必要な文字、2桁の16進数字が続かない %、余分な空白のいずれかがあります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>パーサーはこれを補正します。タブ、改行、前後の空白を除去し、一部の文字をパーセントエンコードし、ほかの文字はそのまま残します。より厳しいプログラムは、URL を拒否するか、別の URL と読みます。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>文字をパーセントエンコードし（% 自体は %25）、タブ、改行、前後の空白を削除してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org/&gt;</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org/%3E</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://example.org/%3E" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain invalid-URL-unit</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#invalid-url-unit" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#invalid-url-unit</code></a></p><p>パッケージ: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/invalid-url-unit.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const invalidUrlUnit = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  invalidUrlUnit as default
};
