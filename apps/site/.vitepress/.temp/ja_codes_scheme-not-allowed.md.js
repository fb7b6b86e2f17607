import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"scheme-not-allowed","description":"許可されたスキームではありません。","frontmatter":{"title":"scheme-not-allowed","description":"許可されたスキームではありません。","prev":{"text":"scheme-unknown","link":"/ja/codes/scheme-unknown"},"next":{"text":"scheme-format","link":"/ja/codes/scheme-format"}},"headers":[],"relativePath":"ja/codes/scheme-not-allowed.md","filePath":"ja/codes/scheme-not-allowed.md"}');
const _sfc_main = { name: "ja/codes/scheme-not-allowed.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="scheme-not-allowed" tabindex="-1"><code>scheme-not-allowed</code> <a class="header-anchor" href="#scheme-not-allowed" aria-label="Permalink to &quot;\`scheme-not-allowed\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>許可されたスキームではありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p><code>allowedSchemes</code> にスキームを列挙するプロジェクトは、ほかのスキームを認めません。ほかのスキームに出会ったクライアントは、リソースを読めません。この一覧がなければ、すべてのスキームが許可されます。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>許可されたスキームを使うか、このスキームを <code>allowedSchemes</code> に追加してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>オプション {&quot;allowedSchemes&quot;:[&quot;file&quot;,&quot;db&quot;,&quot;memory&quot;,&quot;git&quot;]}</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/users</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>db://postgres/mydb/users</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain scheme-not-allowed</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#scheme-not-allowed" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#scheme-not-allowed</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/scheme-not-allowed.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const schemeNotAllowed = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  schemeNotAllowed as default
};
