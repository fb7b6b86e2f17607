import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"fix-needs-database","description":"URL ソースデータベースではないファイルは修正できません。","frontmatter":{"title":"fix-needs-database","description":"URL ソースデータベースではないファイルは修正できません。","prev":{"text":"database-with-others","link":"/ja/codes/database-with-others"},"next":{"text":"json-invalid","link":"/ja/codes/json-invalid"}},"headers":[],"relativePath":"ja/codes/fix-needs-database.md","filePath":"ja/codes/fix-needs-database.md"}');
const _sfc_main = { name: "ja/codes/fix-needs-database.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="fix-needs-database" tabindex="-1"><code>fix-needs-database</code> <a class="header-anchor" href="#fix-needs-database" aria-label="Permalink to &quot;\`fix-needs-database\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>URL ソースデータベースではないファイルは修正できません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>サイトマップはプログラムが作るため、修正しても、次の実行の後には同じ問題が戻ってきます。修正するのは、サイトマップの元になるデータベースだけです。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>データベースを指定するか、サイトマップを書き出すプログラムを修正してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>sitemap.xml</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>url-source.json</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain fix-needs-database</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/fix-needs-database.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fixNeedsDatabase = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fixNeedsDatabase as default
};
