import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-path-invalid","description":"パスが、ここで使えるファイルにつながりません。","frontmatter":{"title":"file-path-invalid","description":"パスが、ここで使えるファイルにつながりません。","prev":{"text":"file-is-directory","link":"/ja/codes/file-is-directory"},"next":{"text":"file-system-error","link":"/ja/codes/file-system-error"}},"headers":[],"relativePath":"ja/codes/file-path-invalid.md","filePath":"ja/codes/file-path-invalid.md"}');
const _sfc_main = { name: "ja/codes/file-path-invalid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-path-invalid" tabindex="-1"><code>file-path-invalid</code> <a class="header-anchor" href="#file-path-invalid" aria-label="Permalink to &quot;\`file-path-invalid\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>パスが、ここで使えるファイルにつながりません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>パスの途中のフォルダーであるべき部分がファイルか、シンボリックリンクが循環しているか、名前がファイルシステムの上限より長いか、パスが、プログラムのすでに開いているファイルを指しています。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>パスの各部分を確かめるか、別の場所を選んでください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>sitemap.xml/report.html, where sitemap.xml is a file</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>report.html</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain file-path-invalid</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://man7.org/linux/man-pages/man3/errno.3.html" target="_blank" rel="noreferrer"><code>man7.org/linux/man-pages/man3/errno.3.html</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/file-path-invalid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const filePathInvalid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  filePathInvalid as default
};
