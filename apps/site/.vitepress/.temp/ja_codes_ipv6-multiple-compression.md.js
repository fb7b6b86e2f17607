import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"IPv6-multiple-compression","description":"IPv6 アドレスの2か所以上に :: があります。","frontmatter":{"title":"IPv6-multiple-compression","description":"IPv6 アドレスの2か所以上に :: があります。","prev":{"text":"IPv6-too-many-pieces","link":"/ja/codes/ipv6-too-many-pieces"},"next":{"text":"IPv6-invalid-code-point","link":"/ja/codes/ipv6-invalid-code-point"}},"headers":[],"relativePath":"ja/codes/ipv6-multiple-compression.md","filePath":"ja/codes/ipv6-multiple-compression.md"}');
const _sfc_main = { name: "ja/codes/ipv6-multiple-compression.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="ipv6-multiple-compression" tabindex="-1"><code>IPv6-multiple-compression</code> <a class="header-anchor" href="#ipv6-multiple-compression" aria-label="Permalink to &quot;\`IPv6-multiple-compression\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#url-parsing">URL の解析</a></p><p>IPv6 アドレスの2か所以上に :: があります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p><code>::</code> が2つあると、それぞれがいくつの0を表すのか分かりません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>:: を1つだけ残し、ほかの0は省略せずに書いてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://[1::1::1]</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://[1::1:1]</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://%5B1::1::1%5D" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain IPv6-multiple-compression</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#ipv6-multiple-compression" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#ipv6-multiple-compression</code></a></p><p>パッケージ: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/ipv6-multiple-compression.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ipv6MultipleCompression = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ipv6MultipleCompression as default
};
