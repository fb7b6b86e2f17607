import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"not-convertible","description":"データベースに、変換先の形式では表せないものがあるため、それを除きました。","frontmatter":{"title":"not-convertible","description":"データベースに、変換先の形式では表せないものがあるため、それを除きました。","prev":{"text":"default-lang-differs","link":"/ja/codes/default-lang-differs"},"next":{"text":"file-not-found","link":"/ja/codes/file-not-found"}},"headers":[],"relativePath":"ja/codes/not-convertible.md","filePath":"ja/codes/not-convertible.md"}');
const _sfc_main = { name: "ja/codes/not-convertible.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="not-convertible" tabindex="-1"><code>not-convertible</code> <a class="header-anchor" href="#not-convertible" aria-label="Permalink to &quot;\`not-convertible\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>データベースに、変換先の形式では表せないものがあるため、それを除きました。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>表の URL、言語、日時の列には文字列を書くため、そこにある数値やリストは書き出せません。また、表に行以外のメンバーはありません。データベースのほかの部分は、すべて変換しました。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>値を修正するか、すべてを表せる JSON に変換してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;urls&quot;:[{&quot;loc&quot;:&quot;https://a.example/&quot;,&quot;lastmod&quot;:2024}]}, converted to CSV</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;urls&quot;:[{&quot;loc&quot;:&quot;https://a.example/&quot;,&quot;lastmod&quot;:&quot;2024-01-01T00:00:00Z&quot;}]}, converted to CSV</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain not-convertible</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/not-convertible.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const notConvertible = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  notConvertible as default
};
