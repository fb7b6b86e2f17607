import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-line-endings","description":"改行が CR だけです。","frontmatter":{"title":"file-line-endings","description":"改行が CR だけです。","prev":{"text":"file-encoding-unsupported","link":"/ja/codes/file-encoding-unsupported"},"next":{"text":"file-compression-damaged","link":"/ja/codes/file-compression-damaged"}},"headers":[],"relativePath":"ja/codes/file-line-endings.md","filePath":"ja/codes/file-line-endings.md"}');
const _sfc_main = { name: "ja/codes/file-line-endings.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-line-endings" tabindex="-1"><code>file-line-endings</code> <a class="header-anchor" href="#file-line-endings" aria-label="Permalink to &quot;\`file-line-endings\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>改行が CR だけです。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>古い Mac のプログラムが使っていた改行です。ほかのプログラムにとって、ファイルは1つの長い行で、URL ではありません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>ファイルを LF の改行で保存してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>http://a.example/\\rhttp://b.example/</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>http://a.example/</span></span>
<span class="line"><span>http://b.example/</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain file-line-endings</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.unicode.org/versions/latest/core-spec/chapter-5/#G10213" target="_blank" rel="noreferrer"><code>www.unicode.org/versions/latest/core-spec/chapter-5/#G10213</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/file-line-endings.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fileLineEndings = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fileLineEndings as default
};
