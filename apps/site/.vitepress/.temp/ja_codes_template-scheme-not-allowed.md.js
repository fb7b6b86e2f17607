import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"template-scheme-not-allowed","description":"ルートのテンプレートが、許可されたスキームで始まっていません。","frontmatter":{"title":"template-scheme-not-allowed","description":"ルートのテンプレートが、許可されたスキームで始まっていません。","prev":{"text":"template-route-shadowed","link":"/ja/codes/template-route-shadowed"},"next":{"text":"value-not-listed","link":"/ja/codes/value-not-listed"}},"headers":[],"relativePath":"ja/codes/template-scheme-not-allowed.md","filePath":"ja/codes/template-scheme-not-allowed.md"}');
const _sfc_main = { name: "ja/codes/template-scheme-not-allowed.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="template-scheme-not-allowed" tabindex="-1"><code>template-scheme-not-allowed</code> <a class="header-anchor" href="#template-scheme-not-allowed" aria-label="Permalink to &quot;\`template-scheme-not-allowed\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#uri-templates">URI テンプレート</a></p><p>ルートのテンプレートが、許可されたスキームで始まっていません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>オプション <code>schemes</code> は、ルートのテンプレートがどのスキームで始まってよいかを指定します。スキームのないテンプレートや、スキームが変数のテンプレートからは、受け取るプログラムにとって別の意味を持つ URI ができることがあります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>テンプレートを許可されたスキームで始めるか、そのスキームを <code>schemes</code> に追加してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>オプション schemes: [&#39;https&#39;]</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>defineRoutes({&quot;page&quot;:&quot;{+page}&quot;})</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>defineRoutes({&quot;page&quot;:&quot;https://e.example/{+page}&quot;})</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain template-scheme-not-allowed</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-3.1" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-3.1</code></a></p><p>パッケージ: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/template-scheme-not-allowed.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const templateSchemeNotAllowed = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  templateSchemeNotAllowed as default
};
