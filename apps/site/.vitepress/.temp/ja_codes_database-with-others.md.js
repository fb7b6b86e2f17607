import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"database-with-others","description":"データベースがサイトマップと一緒に指定されています。","frontmatter":{"title":"database-with-others","description":"データベースがサイトマップと一緒に指定されています。","prev":{"text":"folder-without-sitemaps","link":"/ja/codes/folder-without-sitemaps"},"next":{"text":"fix-needs-database","link":"/ja/codes/fix-needs-database"}},"headers":[],"relativePath":"ja/codes/database-with-others.md","filePath":"ja/codes/database-with-others.md"}');
const _sfc_main = { name: "ja/codes/database-with-others.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="database-with-others" tabindex="-1"><code>database-with-others</code> <a class="header-anchor" href="#database-with-others" aria-label="Permalink to &quot;\`database-with-others\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>データベースがサイトマップと一緒に指定されています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>複数のファイルは1つのサイトとして検査します。指定できるのは、サイトのサイトマップか、その URL ソースデータベースのファイルの、どちらか一方です。サイトマップがデータベースと一致するかどうかは検査しません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>データベースとサイトマップを別々に検査してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>url-source.json sitemap.xml</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>url-source.json</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain database-with-others</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/database-with-others.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const databaseWithOthers = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  databaseWithOthers as default
};
