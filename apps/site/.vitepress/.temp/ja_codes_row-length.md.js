import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"row-length","description":"表の行のフィールドの数がヘッダーと異なるため、その行を除きました。","frontmatter":{"title":"row-length","description":"表の行のフィールドの数がヘッダーと異なるため、その行を除きました。","prev":{"text":"robots-without-sitemap","link":"/ja/codes/robots-without-sitemap"},"next":{"text":"group-repeated","link":"/ja/codes/group-repeated"}},"headers":[],"relativePath":"ja/codes/row-length.md","filePath":"ja/codes/row-length.md"}');
const _sfc_main = { name: "ja/codes/row-length.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="row-length" tabindex="-1"><code>row-length</code> <a class="header-anchor" href="#row-length" aria-label="Permalink to &quot;\`row-length\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>表の行のフィールドの数がヘッダーと異なるため、その行を除きました。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>どのフィールドがどの列のものか分かりません。コンマのある URL が引用符で囲まれていないことがよくあります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>行のフィールドの数をヘッダーに合わせ、区切り文字のあるフィールドは引用符で囲んでください。</p><p><strong><code>--fix</code> による自動修正:</strong> 修正しません。 どのフィールドが足りないのか、どのコンマが区切りではないのか、知る方法がありません。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>ページの表</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>url,lastmod</span></span>
<span class="line"><span>https://a.example/a,b,2024-01-01T00:00:00Z</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>url,lastmod</span></span>
<span class="line"><span>&quot;https://a.example/a,b&quot;,2024-01-01T00:00:00Z</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain row-length</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc4180#section-2" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc4180#section-2</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/row-length.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const rowLength = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  rowLength as default
};
