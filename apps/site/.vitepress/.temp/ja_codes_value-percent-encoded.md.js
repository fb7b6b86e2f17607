import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"value-percent-encoded","description":"値に、読み戻すときにデコードされるパーセントエンコードされたバイトがあります。","frontmatter":{"title":"value-percent-encoded","description":"値に、読み戻すときにデコードされるパーセントエンコードされたバイトがあります。","prev":{"text":"value-delimiter","link":"/ja/codes/value-delimiter"},"next":{"text":"value-control","link":"/ja/codes/value-control"}},"headers":[],"relativePath":"ja/codes/value-percent-encoded.md","filePath":"ja/codes/value-percent-encoded.md"}');
const _sfc_main = { name: "ja/codes/value-percent-encoded.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="value-percent-encoded" tabindex="-1"><code>value-percent-encoded</code> <a class="header-anchor" href="#value-percent-encoded" aria-label="Permalink to &quot;\`value-percent-encoded\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#uri-templates">URI テンプレート</a></p><p>値に、読み戻すときにデコードされるパーセントエンコードされたバイトがあります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>予約文字をコピーする演算子は、パーセントエンコードされたバイトもコピーします。<code>a%41</code> はそのまま残りますが、URI を読むプログラムはそれを <code>aA</code> にデコードするため、読み戻した値は渡した値と異なります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>デコードした値を渡すか、<code>%</code> をエンコードする演算子を使ってください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>expand({&quot;path&quot;:&quot;a%41&quot;})</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{+path}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{?path}</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain value-percent-encoded</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-3.2.3" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-3.2.3</code></a></p><p>パッケージ: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/value-percent-encoded.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const valuePercentEncoded = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  valuePercentEncoded as default
};
