import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"csv-invalid","description":"表の引用符が誤っています。","frontmatter":{"title":"csv-invalid","description":"表の引用符が誤っています。","prev":{"text":"json-too-large","link":"/ja/codes/json-too-large"},"next":{"text":"csv-header-invalid","link":"/ja/codes/csv-header-invalid"}},"headers":[],"relativePath":"ja/codes/csv-invalid.md","filePath":"ja/codes/csv-invalid.md"}');
const _sfc_main = { name: "ja/codes/csv-invalid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="csv-invalid" tabindex="-1"><code>csv-invalid</code> <a class="header-anchor" href="#csv-invalid" aria-label="Permalink to &quot;\`csv-invalid\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>表の引用符が誤っています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>区切り文字、改行、引用符のあるフィールドは引用符で囲み、中の引用符は2つ続けて書きます。引用符が誤っているとフィールドの終わりが分からないため、表の残りは読み込んでいません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>この位置のフィールドの引用符を修正してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>ページの表</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>url</span></span>
<span class="line"><span>&quot;https://a.example/&quot;tea</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>url</span></span>
<span class="line"><span>&quot;https://a.example/&quot;&quot;tea&quot;</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain csv-invalid</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc4180#section-2" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc4180#section-2</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/csv-invalid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const csvInvalid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  csvInvalid as default
};
