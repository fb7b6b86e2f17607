import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"value-dot-segment","description":"URI に、URL パーサーが除去するドットセグメントができます。","frontmatter":{"title":"value-dot-segment","description":"URI に、URL パーサーが除去するドットセグメントができます。","prev":{"text":"value-multiple-encoding","link":"/ja/codes/value-multiple-encoding"},"next":{"text":"value-dot-segment-parameter","link":"/ja/codes/value-dot-segment-parameter"}},"headers":[],"relativePath":"ja/codes/value-dot-segment.md","filePath":"ja/codes/value-dot-segment.md"}');
const _sfc_main = { name: "ja/codes/value-dot-segment.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="value-dot-segment" tabindex="-1"><code>value-dot-segment</code> <a class="header-anchor" href="#value-dot-segment" aria-label="Permalink to &quot;\`value-dot-segment\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#uri-templates">URI テンプレート</a></p><p>URI に、URL パーサーが除去するドットセグメントができます。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>URL パーサーは <code>.</code> と <code>..</code> を、<code>%2e</code> と書かれていても解決します。値はパスから消え、<code>..</code> は直前のセグメントも道連れにするため、URI は別のリソースを指します。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p><code>.</code> でも <code>..</code> でもない値を渡してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>expand({&quot;name&quot;:&quot;..&quot;})</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{name}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{name}.md</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain value-dot-segment</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-5.2.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-5.2.4</code></a></p><p>パッケージ: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/value-dot-segment.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const valueDotSegment = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  valueDotSegment as default
};
