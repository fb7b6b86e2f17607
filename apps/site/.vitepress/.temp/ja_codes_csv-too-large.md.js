import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"csv-too-large","description":"表の行またはグループが、想定される大きさを超えています。","frontmatter":{"title":"csv-too-large","description":"表の行またはグループが、想定される大きさを超えています。","prev":{"text":"csv-header-invalid","link":"/ja/codes/csv-header-invalid"},"next":{"text":"csv-reader-missing","link":"/ja/codes/csv-reader-missing"}},"headers":[],"relativePath":"ja/codes/csv-too-large.md","filePath":"ja/codes/csv-too-large.md"}');
const _sfc_main = { name: "ja/codes/csv-too-large.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="csv-too-large" tabindex="-1"><code>csv-too-large</code> <a class="header-anchor" href="#csv-too-large" aria-label="Permalink to &quot;\`csv-too-large\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>表の行またはグループが、想定される大きさを超えています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>上限は、行が 1 MiB、グループが 1,000 行です。グループの各ページには、ほかのすべてのページへのリンクができるためです。それより長い行には、たいてい閉じていない引用符があります。それより大きいグループは、たいてい1つのページの翻訳ではなく、ページの分類です。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>引用符を閉じ、ページとその翻訳ごとに1つのグループにしてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a group of 5,000 rows</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a group of 20 rows</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain csv-too-large</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/csv-too-large.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const csvTooLarge = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  csvTooLarge as default
};
