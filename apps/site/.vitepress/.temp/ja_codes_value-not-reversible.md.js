import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"value-not-reversible","description":"URI を照合しても、同じ値に戻りません。","frontmatter":{"title":"value-not-reversible","description":"URI を照合しても、同じ値に戻りません。","prev":{"text":"value-too-long","link":"/ja/codes/value-too-long"},"next":false},"headers":[],"relativePath":"ja/codes/value-not-reversible.md","filePath":"ja/codes/value-not-reversible.md"}');
const _sfc_main = { name: "ja/codes/value-not-reversible.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="value-not-reversible" tabindex="-1"><code>value-not-reversible</code> <a class="header-anchor" href="#value-not-reversible" aria-label="Permalink to &quot;\`value-not-reversible\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#uri-templates">URI テンプレート</a></p><p>URI を照合しても、同じ値に戻りません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>固有の URI を持たないデータがあります。<code>{/a,b}</code> に <code>b</code> だけを渡すと、<code>a</code> だけを渡したときと同じ URI ができます。URI を読み戻すと別のデータになります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>テンプレートが区別できる値を渡してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>expand({&quot;b&quot;:&quot;y&quot;})</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/x{/a,b}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/x{?a,b}</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain value-not-reversible</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-1.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-1.4</code></a></p><p>パッケージ: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/value-not-reversible.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const valueNotReversible = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  valueNotReversible as default
};
