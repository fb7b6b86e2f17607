import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-read-twice","description":"標準入力が2回指定されています。","frontmatter":{"title":"file-read-twice","description":"標準入力が2回指定されています。","prev":{"text":"file-system-error","link":"/ja/codes/file-system-error"},"next":{"text":"file-empty","link":"/ja/codes/file-empty"}},"headers":[],"relativePath":"ja/codes/file-read-twice.md","filePath":"ja/codes/file-read-twice.md"}');
const _sfc_main = { name: "ja/codes/file-read-twice.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-read-twice" tabindex="-1"><code>file-read-twice</code> <a class="header-anchor" href="#file-read-twice" aria-label="Permalink to &quot;\`file-read-twice\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>標準入力が2回指定されています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>標準入力はストリームで、読んだものは残りません。2回目の読み取りでは、何も得られません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>標準入力の <code>-</code> は、一度だけ指定してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>waymark dedupe - -</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>waymark dedupe -</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain file-read-twice</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap12.html" target="_blank" rel="noreferrer"><code>pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap12.html</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/file-read-twice.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fileReadTwice = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fileReadTwice as default
};
