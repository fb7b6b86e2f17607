import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"group-without-lang","description":"グループのページに言語がありません。","frontmatter":{"title":"group-without-lang","description":"グループのページに言語がありません。","prev":{"text":"group-repeated","link":"/ja/codes/group-repeated"},"next":{"text":"default-lang-differs","link":"/ja/codes/default-lang-differs"}},"headers":[],"relativePath":"ja/codes/group-without-lang.md","filePath":"ja/codes/group-without-lang.md"}');
const _sfc_main = { name: "ja/codes/group-without-lang.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="group-without-lang" tabindex="-1"><code>group-without-lang</code> <a class="header-anchor" href="#group-without-lang" aria-label="Permalink to &quot;\`group-without-lang\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>グループのページに言語がありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>翻訳へのリンクには言語が必要であるため、ほかのページからこのページへのリンクができません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>lang の列にページの言語を書いてください。</p><p><strong><code>--fix</code> による自動修正:</strong> 修正しません。 表には、ページの言語が書かれていません。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>ページの表</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>group,lang,url,lastmod</span></span>
<span class="line"><span>1,en,https://a.example/en,2024-01-01T00:00:00Z</span></span>
<span class="line"><span>1,,https://a.example/de,2024-01-01T00:00:00Z</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>group,lang,url,lastmod</span></span>
<span class="line"><span>1,en,https://a.example/en,2024-01-01T00:00:00Z</span></span>
<span class="line"><span>1,de,https://a.example/de,2024-01-01T00:00:00Z</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain group-without-lang</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://developers.google.com/search/docs/specialty/international/localized-versions" target="_blank" rel="noreferrer"><code>developers.google.com/search/docs/specialty/international/localized-versions</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/group-without-lang.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const groupWithoutLang = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  groupWithoutLang as default
};
