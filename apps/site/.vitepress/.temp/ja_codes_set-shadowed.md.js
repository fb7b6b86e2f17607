import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"set-shadowed","description":"集合の中でより前にあるテンプレートが、このテンプレートの一致するものすべてに一致します。","frontmatter":{"title":"set-shadowed","description":"集合の中でより前にあるテンプレートが、このテンプレートの一致するものすべてに一致します。","prev":{"text":"set-equivalent","link":"/ja/codes/set-equivalent"},"next":{"text":"set-mixed-path-case","link":"/ja/codes/set-mixed-path-case"}},"headers":[],"relativePath":"ja/codes/set-shadowed.md","filePath":"ja/codes/set-shadowed.md"}');
const _sfc_main = { name: "ja/codes/set-shadowed.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="set-shadowed" tabindex="-1"><code>set-shadowed</code> <a class="header-anchor" href="#set-shadowed" aria-label="Permalink to &quot;\`set-shadowed\`&quot;">​</a></h1><p><strong>情報</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>集合の中でより前にあるテンプレートが、このテンプレートの一致するものすべてに一致します。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>テンプレートを順に試すサーバーは、このテンプレートに到達しません。<code>/{kind}/{id}</code> の後の <code>/users/{id}</code> は隠れます。<code>/users/me</code> のような固定の URI がテンプレートと並ぶのは、サーバーが固定の URI を先に探すため、問題ありません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>より範囲の狭いテンプレートを先に書いてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>テンプレートとして、/users/{id} と同じ集合で検査</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{kind}/{id}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{kind}/{id} and /{kind}/{id}/posts</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain set-shadowed</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-1.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-1.4</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/set-shadowed.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const setShadowed = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  setShadowed as default
};
