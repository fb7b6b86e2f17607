import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"value-dots-and-spaces","description":"値がドットと空白だけからなり、空白が除去されると .. になります。","frontmatter":{"title":"value-dots-and-spaces","description":"値がドットと空白だけからなり、空白が除去されると .. になります。","prev":{"text":"value-dot-segment-parameter","link":"/ja/codes/value-dot-segment-parameter"},"next":{"text":"value-too-long","link":"/ja/codes/value-too-long"}},"headers":[],"relativePath":"ja/codes/value-dots-and-spaces.md","filePath":"ja/codes/value-dots-and-spaces.md"}');
const _sfc_main = { name: "ja/codes/value-dots-and-spaces.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="value-dots-and-spaces" tabindex="-1"><code>value-dots-and-spaces</code> <a class="header-anchor" href="#value-dots-and-spaces" aria-label="Permalink to &quot;\`value-dots-and-spaces\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#uri-templates">URI テンプレート</a></p><p>値がドットと空白だけからなり、空白が除去されると <code>..</code> になります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>Windows と一部のサーバーは、名前の末尾の空白とドットを除去します。<code>.. </code> は、ほかのプログラムの検査を通った後で <code>..</code> になります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>別の値を渡すか、ポリシー <code>contained</code> を選んでください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>expand({&quot;name&quot;:&quot;.. &quot;})</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{name}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{?name}</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain value-dots-and-spaces</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://owasp.org/www-community/attacks/Path_Traversal" target="_blank" rel="noreferrer"><code>owasp.org/www-community/attacks/Path_Traversal</code></a></p><p>パッケージ: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/value-dots-and-spaces.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const valueDotsAndSpaces = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  valueDotsAndSpaces as default
};
