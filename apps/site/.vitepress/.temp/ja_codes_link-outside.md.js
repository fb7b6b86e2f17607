import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"link-outside","description":"パスのシンボリックリンクが、フォルダーの外を指しています。","frontmatter":{"title":"link-outside","description":"パスのシンボリックリンクが、フォルダーの外を指しています。","prev":{"text":"reserved-character","link":"/ja/codes/reserved-character"},"next":{"text":"link-loop","link":"/ja/codes/link-loop"}},"headers":[],"relativePath":"ja/codes/link-outside.md","filePath":"ja/codes/link-outside.md"}');
const _sfc_main = { name: "ja/codes/link-outside.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="link-outside" tabindex="-1"><code>link-outside</code> <a class="header-anchor" href="#link-outside" aria-label="Permalink to &quot;\`link-outside\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#paths">パス、ファイル名、送信先の URL</a></p><p>パスのシンボリックリンクが、フォルダーの外を指しています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>フォルダーの中のシンボリックリンクが、フォルダーの外を指しています。リンクはシステムと同じようにたどり、リンク先もフォルダーの中になければなりません。そうでなければ、リンクを作れる人が、あらゆるファイルを読めてしまいます。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>リンクを削除するか、リンク先をフォルダーの中に移してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>readFileBelow(folder, …)</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>out</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a.txt</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain link-outside</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://man7.org/linux/man-pages/man7/path_resolution.7.html" target="_blank" rel="noreferrer"><code>man7.org/linux/man-pages/man7/path_resolution.7.html</code></a></p><p>パッケージ: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/link-outside.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const linkOutside = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  linkOutside as default
};
