import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"value-delimiter","description":"値に、URI のこの部分を終わらせる文字や区切る文字があります。","frontmatter":{"title":"value-delimiter","description":"値に、URI のこの部分を終わらせる文字や区切る文字があります。","prev":{"text":"value-separator","link":"/ja/codes/value-separator"},"next":{"text":"value-percent-encoded","link":"/ja/codes/value-percent-encoded"}},"headers":[],"relativePath":"ja/codes/value-delimiter.md","filePath":"ja/codes/value-delimiter.md"}');
const _sfc_main = { name: "ja/codes/value-delimiter.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="value-delimiter" tabindex="-1"><code>value-delimiter</code> <a class="header-anchor" href="#value-delimiter" aria-label="Permalink to &quot;\`value-delimiter\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#uri-templates">URI テンプレート</a></p><p>値に、URI のこの部分を終わらせる文字や区切る文字があります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p><code>{+path}</code> のように予約文字をそのままコピーする演算子では、値が URI のこの部分を終わらせ、次の部分を始められます。<code>a?b</code> をパスのつもりで渡しても、呼び出し側が書いた覚えのないクエリがパスに続く形で届きます。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>その文字をパーセントエンコードする演算子を使うか、その文字のない値を渡してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>expand({&quot;path&quot;:&quot;a?b&quot;})</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{+path}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{path}</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain value-delimiter</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-3.2.3" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-3.2.3</code></a></p><p>パッケージ: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/value-delimiter.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const valueDelimiter = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  valueDelimiter as default
};
