import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"changed-meanwhile","description":"名前の指すものが、開いている間に変わりました。","frontmatter":{"title":"changed-meanwhile","description":"名前の指すものが、開いている間に変わりました。","prev":{"text":"not-a-file","link":"/ja/codes/not-a-file"},"next":{"text":"no-safe-open","link":"/ja/codes/no-safe-open"}},"headers":[],"relativePath":"ja/codes/changed-meanwhile.md","filePath":"ja/codes/changed-meanwhile.md"}');
const _sfc_main = { name: "ja/codes/changed-meanwhile.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="changed-meanwhile" tabindex="-1"><code>changed-meanwhile</code> <a class="header-anchor" href="#changed-meanwhile" aria-label="Permalink to &quot;\`changed-meanwhile\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#paths">パス、ファイル名、送信先の URL</a></p><p>名前の指すものが、開いている間に変わりました。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>検査してから開くまでの間に、誰かがフォルダーかファイルをリンクに置き換えました。競合状態を利用して外のファイルを読み取る手口です。これを検出してファイルを閉じたため、何も読み込んでいません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>フォルダーに書き込める人を信頼できる場合は、もう一度試してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>\`sub\` がリンクに置き換えられる間の readFileBelow</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>sub/a.txt</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain changed-meanwhile</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://cwe.mitre.org/data/definitions/367.html" target="_blank" rel="noreferrer"><code>cwe.mitre.org/data/definitions/367.html</code></a></p><p>パッケージ: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/changed-meanwhile.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const changedMeanwhile = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  changedMeanwhile as default
};
