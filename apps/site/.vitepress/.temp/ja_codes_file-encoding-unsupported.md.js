import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-encoding-unsupported","description":"テキストが UTF-8 ではありません。","frontmatter":{"title":"file-encoding-unsupported","description":"テキストが UTF-8 ではありません。","prev":{"text":"file-binary","link":"/ja/codes/file-binary"},"next":{"text":"file-line-endings","link":"/ja/codes/file-line-endings"}},"headers":[],"relativePath":"ja/codes/file-encoding-unsupported.md","filePath":"ja/codes/file-encoding-unsupported.md"}');
const _sfc_main = { name: "ja/codes/file-encoding-unsupported.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-encoding-unsupported" tabindex="-1"><code>file-encoding-unsupported</code> <a class="header-anchor" href="#file-encoding-unsupported" aria-label="Permalink to &quot;\`file-encoding-unsupported\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>テキストが UTF-8 ではありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>URL、JSON、サイトマップは UTF-8 として読まれます。Windows のプログラムが使う UTF-16 などの別のエンコーディングでは、ASCII 以外の文字が別の文字になり、URL も変わってしまいます。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>ファイルを UTF-8 で保存するか、UTF-8 に変換してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>urls.txt in UTF-16</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>iconv -f UTF-16 -t UTF-8 urls.txt</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain file-encoding-unsupported</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc8259#section-8.1" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc8259#section-8.1</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/file-encoding-unsupported.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fileEncodingUnsupported = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fileEncodingUnsupported as default
};
