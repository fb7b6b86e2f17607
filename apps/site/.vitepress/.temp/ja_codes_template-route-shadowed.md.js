import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"template-route-shadowed","description":"1つのルートのすべての URI が、別のルートにも一致します。","frontmatter":{"title":"template-route-shadowed","description":"1つのルートのすべての URI が、別のルートにも一致します。","prev":{"text":"template-routes-ambiguous","link":"/ja/codes/template-routes-ambiguous"},"next":{"text":"template-scheme-not-allowed","link":"/ja/codes/template-scheme-not-allowed"}},"headers":[],"relativePath":"ja/codes/template-route-shadowed.md","filePath":"ja/codes/template-route-shadowed.md"}');
const _sfc_main = { name: "ja/codes/template-route-shadowed.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="template-route-shadowed" tabindex="-1"><code>template-route-shadowed</code> <a class="header-anchor" href="#template-route-shadowed" aria-label="Permalink to &quot;\`template-route-shadowed\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#uri-templates">URI テンプレート</a></p><p>1つのルートのすべての URI が、別のルートにも一致します。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>順序によって、一方のルートが決して使われないか、もう一方を隠します。<code>/users/me</code> は <code>/users/{id}</code> にも一致します。<code>me</code> という名前のユーザーがいると、どちらか一方には誰も到達できません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>もう一方のルートの変数を規則で制限するか、どちらかを削除してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>defineRoutes({&quot;user&quot;:&quot;/users/{id}&quot;,&quot;me&quot;:&quot;/users/me&quot;})</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>defineRoutes({&quot;user&quot;:&quot;/users/{id}&quot;,&quot;me&quot;:&quot;/me&quot;})</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain template-route-shadowed</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-1.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-1.4</code></a></p><p>パッケージ: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/template-route-shadowed.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const templateRouteShadowed = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  templateRouteShadowed as default
};
