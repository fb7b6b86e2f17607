import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"not-a-file","description":"ファイルではなく、デバイス、パイプ、ソケット、フォルダーのいずれかです。","frontmatter":{"title":"not-a-file","description":"ファイルではなく、デバイス、パイプ、ソケット、フォルダーのいずれかです。","prev":{"text":"link-refused","link":"/ja/codes/link-refused"},"next":{"text":"changed-meanwhile","link":"/ja/codes/changed-meanwhile"}},"headers":[],"relativePath":"ja/codes/not-a-file.md","filePath":"ja/codes/not-a-file.md"}');
const _sfc_main = { name: "ja/codes/not-a-file.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="not-a-file" tabindex="-1"><code>not-a-file</code> <a class="header-anchor" href="#not-a-file" aria-label="Permalink to &quot;\`not-a-file\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#paths">パス、ファイル名、送信先の URL</a></p><p>ファイルではなく、デバイス、パイプ、ソケット、フォルダーのいずれかです。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>パスが、フォルダー、デバイス、ソケット、パイプのいずれかにつながります。デバイスやパイプは、読み込むと処理がいつまでも止まることがあり、書き込むと何が起こるか分かりません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>ファイルの名前を渡してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>readFileBelow(folder, …)</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>sub</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>sub/a.txt</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain not-a-file</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://man7.org/linux/man-pages/man7/path_resolution.7.html" target="_blank" rel="noreferrer"><code>man7.org/linux/man-pages/man7/path_resolution.7.html</code></a></p><p>パッケージ: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/not-a-file.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const notAFile = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  notAFile as default
};
