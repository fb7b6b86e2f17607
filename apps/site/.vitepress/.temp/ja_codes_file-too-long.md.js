import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-too-long","description":"ファイルが maxBytes を超えています。","frontmatter":{"title":"file-too-long","description":"ファイルが maxBytes を超えています。","prev":{"text":"no-safe-open","link":"/ja/codes/no-safe-open"},"next":{"text":"remote-host","link":"/ja/codes/remote-host"}},"headers":[],"relativePath":"ja/codes/file-too-long.md","filePath":"ja/codes/file-too-long.md"}');
const _sfc_main = { name: "ja/codes/file-too-long.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-too-long" tabindex="-1"><code>file-too-long</code> <a class="header-anchor" href="#file-too-long" aria-label="Permalink to &quot;\`file-too-long\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#paths">パス、ファイル名、送信先の URL</a></p><p>ファイルが <code>maxBytes</code> を超えています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>ファイルが、オプション <code>maxBytes</code> で許された大きさを超えています。この上限は、他人が選んだファイルからプログラムのメモリーを守るものです。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p><code>maxBytes</code> を引き上げるか、別のファイルを渡してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>readFileBelow(folder, …, { maxBytes: 3 })</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>sub/a.txt</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a.txt</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain file-too-long</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://cwe.mitre.org/data/definitions/770.html" target="_blank" rel="noreferrer"><code>cwe.mitre.org/data/definitions/770.html</code></a></p><p>パッケージ: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/file-too-long.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fileTooLong = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fileTooLong as default
};
