import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-invalid-Windows-drive-letter","description":"file: URL を基準とする相対 URL が、Windows のドライブ文字で始まっています。","frontmatter":{"title":"file-invalid-Windows-drive-letter","description":"file: URL を基準とする相対 URL が、Windows のドライブ文字で始まっています。","prev":{"text":"port-invalid","link":"/ja/codes/port-invalid"},"next":{"text":"file-invalid-Windows-drive-letter-host","link":"/ja/codes/file-invalid-windows-drive-letter-host"}},"headers":[],"relativePath":"ja/codes/file-invalid-windows-drive-letter.md","filePath":"ja/codes/file-invalid-windows-drive-letter.md"}');
const _sfc_main = { name: "ja/codes/file-invalid-windows-drive-letter.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-invalid-windows-drive-letter" tabindex="-1"><code>file-invalid-Windows-drive-letter</code> <a class="header-anchor" href="#file-invalid-windows-drive-letter" aria-label="Permalink to &quot;\`file-invalid-Windows-drive-letter\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#url-parsing">URL の解析</a></p><p>file: URL を基準とする相対 URL が、Windows のドライブ文字で始まっています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>パーサーは、これを基本 URL のマシンのドライブとみなし、基本 URL のドライブと置き換えます。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>file:///c:/path のように、URL の全体を書いてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>基本 URL file:///c:/</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>c|/path/to/file</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file:///c:/path/to/file</span></span></code></pre></div></div><p><a href="/play/index.html#url=c%7C/path/to/file&amp;base=file:///c:/" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain file-invalid-Windows-drive-letter</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#file-invalid-windows-drive-letter" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#file-invalid-windows-drive-letter</code></a></p><p>パッケージ: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/file-invalid-windows-drive-letter.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fileInvalidWindowsDriveLetter = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fileInvalidWindowsDriveLetter as default
};
