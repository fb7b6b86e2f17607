import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"port-invalid","description":"ポートが10進数ではありません。","frontmatter":{"title":"port-invalid","description":"ポートが10進数ではありません。","prev":{"text":"port-out-of-range","link":"/ja/codes/port-out-of-range"},"next":{"text":"file-invalid-Windows-drive-letter","link":"/ja/codes/file-invalid-windows-drive-letter"}},"headers":[],"relativePath":"ja/codes/port-invalid.md","filePath":"ja/codes/port-invalid.md"}');
const _sfc_main = { name: "ja/codes/port-invalid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="port-invalid" tabindex="-1"><code>port-invalid</code> <a class="header-anchor" href="#port-invalid" aria-label="Permalink to &quot;\`port-invalid\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#url-parsing">URL の解析</a></p><p>ポートが10進数ではありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>コロンの後は数でなければなりません。パスワードの中のコロンは <code>%3A</code> と書き、コロンを含む IPv6 アドレスは角括弧に入れる必要があります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>数字だけで書き、IPv6 アドレスは角括弧に入れてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org:7z</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org:7</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://example.org:7z" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain port-invalid</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#port-invalid" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#port-invalid</code></a></p><p>パッケージ: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/port-invalid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const portInvalid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  portInvalid as default
};
