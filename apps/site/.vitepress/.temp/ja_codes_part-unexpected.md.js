import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"part-unexpected","description":"URI に、スキームの形式より多くの部分があります。","frontmatter":{"title":"part-unexpected","description":"URI に、スキームの形式より多くの部分があります。","prev":{"text":"part-missing","link":"/ja/codes/part-missing"},"next":{"text":"part-refused","link":"/ja/codes/part-refused"}},"headers":[],"relativePath":"ja/codes/part-unexpected.md","filePath":"ja/codes/part-unexpected.md"}');
const _sfc_main = { name: "ja/codes/part-unexpected.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="part-unexpected" tabindex="-1"><code>part-unexpected</code> <a class="header-anchor" href="#part-unexpected" aria-label="Permalink to &quot;\`part-unexpected\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>URI に、スキームの形式より多くの部分があります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>スキームの形式は、URI にどの部分があるかを定めています。データの中のスラッシュは、パーセントエンコードしなければなりません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>余分な部分を削除するか、スラッシュをパーセントエンコードしてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>memory://session/a/b</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>memory://session/a-b</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain part-unexpected</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#schemes" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#schemes</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/part-unexpected.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const partUnexpected = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  partUnexpected as default
};
