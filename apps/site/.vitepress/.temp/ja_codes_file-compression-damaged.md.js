import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-compression-damaged","description":"圧縮データが途中で終わっているか、壊れています。","frontmatter":{"title":"file-compression-damaged","description":"圧縮データが途中で終わっているか、壊れています。","prev":{"text":"file-line-endings","link":"/ja/codes/file-line-endings"},"next":{"text":"file-compression-unsupported","link":"/ja/codes/file-compression-unsupported"}},"headers":[],"relativePath":"ja/codes/file-compression-damaged.md","filePath":"ja/codes/file-compression-damaged.md"}');
const _sfc_main = { name: "ja/codes/file-compression-damaged.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-compression-damaged" tabindex="-1"><code>file-compression-damaged</code> <a class="header-anchor" href="#file-compression-damaged" aria-label="Permalink to &quot;\`file-compression-damaged\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>圧縮データが途中で終わっているか、壊れています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>ダウンロードやアップロードが途中で切れたか、ファイルがテキストとして転送され、バイトが変わりました。知らないうちにページが欠けることのないように、展開できた部分も使いません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>ファイルをコピーし直すか、圧縮し直してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>the first half of sitemap.xml.gz</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>the whole of sitemap.xml.gz</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain file-compression-damaged</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc1952" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc1952</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/file-compression-damaged.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fileCompressionDamaged = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fileCompressionDamaged as default
};
