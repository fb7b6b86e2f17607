import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"template-reserved-expansion","description":"変数の値にスラッシュが入りえます。","frontmatter":{"title":"template-reserved-expansion","description":"変数の値にスラッシュが入りえます。","prev":{"text":"template-not-reversible","link":"/ja/codes/template-not-reversible"},"next":{"text":"template-variable-in-authority","link":"/ja/codes/template-variable-in-authority"}},"headers":[],"relativePath":"ja/codes/template-reserved-expansion.md","filePath":"ja/codes/template-reserved-expansion.md"}');
const _sfc_main = { name: "ja/codes/template-reserved-expansion.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="template-reserved-expansion" tabindex="-1"><code>template-reserved-expansion</code> <a class="header-anchor" href="#template-reserved-expansion" aria-label="Permalink to &quot;\`template-reserved-expansion\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>変数の値にスラッシュが入りえます。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p><code>{+path}</code> は区切り文字やドットをそのままコピーするため、その値は名前ではなくパスです。値の中の <code>../</code> は、サーバーが対策していなければ、フォルダーの外を指します。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p><code>{name}</code> を使うか、値を <code>@waymark/path-guard</code> の <code>resolvePath</code> で検査してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>テンプレートとして検査</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file:///{+path}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file://documents/{name}</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=file:///%7B%2Bpath%7D" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain template-reserved-expansion</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#template-reserved-expansion" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#template-reserved-expansion</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/template-reserved-expansion.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const templateReservedExpansion = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  templateReservedExpansion as default
};
