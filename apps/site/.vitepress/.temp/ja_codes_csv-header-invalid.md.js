import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"csv-header-invalid","description":"表の最初の行の、列の名前が正しくありません。","frontmatter":{"title":"csv-header-invalid","description":"表の最初の行の、列の名前が正しくありません。","prev":{"text":"csv-invalid","link":"/ja/codes/csv-invalid"},"next":{"text":"csv-too-large","link":"/ja/codes/csv-too-large"}},"headers":[],"relativePath":"ja/codes/csv-header-invalid.md","filePath":"ja/codes/csv-header-invalid.md"}');
const _sfc_main = { name: "ja/codes/csv-header-invalid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="csv-header-invalid" tabindex="-1"><code>csv-header-invalid</code> <a class="header-anchor" href="#csv-header-invalid" aria-label="Permalink to &quot;\`csv-header-invalid\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>表の最初の行の、列の名前が正しくありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>最初の行は列の名前です。列 <code>url</code> は必須で、同じ列は2つ書けません。これらの名前がないと、どのフィールドが URL なのか分からないため、何も読み込んでいません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>表の最初の行を、<code>group,lang,url,lastmod</code> のように修正してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>ページの表</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>lang,loc</span></span>
<span class="line"><span>en,https://a.example/</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>lang,url</span></span>
<span class="line"><span>en,https://a.example/</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain csv-header-invalid</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/csv-header-invalid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const csvHeaderInvalid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  csvHeaderInvalid as default
};
