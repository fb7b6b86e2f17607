import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"template-not-reversible","description":"URI をテンプレートと照合しても、元の値を確実には取り出せません。","frontmatter":{"title":"template-not-reversible","description":"URI をテンプレートと照合しても、元の値を確実には取り出せません。","prev":{"text":"template-invalid","link":"/ja/codes/template-invalid"},"next":{"text":"template-reserved-expansion","link":"/ja/codes/template-reserved-expansion"}},"headers":[],"relativePath":"ja/codes/template-not-reversible.md","filePath":"ja/codes/template-not-reversible.md"}');
const _sfc_main = { name: "ja/codes/template-not-reversible.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="template-not-reversible" tabindex="-1"><code>template-not-reversible</code> <a class="header-anchor" href="#template-not-reversible" aria-label="Permalink to &quot;\`template-not-reversible\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>URI をテンプレートと照合しても、元の値を確実には取り出せません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>2通りに読める URI があるため、照合するサーバーはどの部分がどの変数に当たるのかを推測することになるか、テンプレートのドットセグメントがサーバーに届きません。どちらであるかは、原因に示されています。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>変数の間に、どの変数の値にも現れない文字を置いてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>テンプレートとして検査</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file://documents/{folder}{name}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file://documents/{name}.md</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=file://documents/%7Bfolder%7D%7Bname%7D" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain template-not-reversible</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-1.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-1.4</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/template-not-reversible.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const templateNotReversible = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  templateNotReversible as default
};
