import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"domain-percent-encoded","description":"ドメインに、パーセントエンコードされたバイトがあります。","frontmatter":{"title":"domain-percent-encoded","description":"ドメインに、パーセントエンコードされたバイトがあります。","prev":{"text":"domain-to-ASCII","link":"/ja/codes/domain-to-ascii"},"next":{"text":"host-invalid-code-point","link":"/ja/codes/host-invalid-code-point"}},"headers":[],"relativePath":"ja/codes/domain-percent-encoded.md","filePath":"ja/codes/domain-percent-encoded.md"}');
const _sfc_main = { name: "ja/codes/domain-percent-encoded.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="domain-percent-encoded" tabindex="-1"><code>domain-percent-encoded</code> <a class="header-anchor" href="#domain-percent-encoded" aria-label="Permalink to &quot;\`domain-percent-encoded\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#url-parsing">URL の解析</a></p><p>ドメインに、パーセントエンコードされたバイトがあります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>パーサーはこのバイトをデコードするため、URL はデコードしたドメインを指します。文字列を比較するプログラムは2つを別のホストとみなすため、フィルターのすり抜けに使われます。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>文字そのものを書いてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://exam%70le.org</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://exam%2570le.org" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain domain-percent-encoded</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#domain-percent-encoded" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#domain-percent-encoded</code></a></p><p>パッケージ: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/domain-percent-encoded.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const domainPercentEncoded = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  domainPercentEncoded as default
};
