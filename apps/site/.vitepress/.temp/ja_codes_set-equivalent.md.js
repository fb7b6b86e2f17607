import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"set-equivalent","description":"集合の2つのテンプレートの違いが、変数の名前だけです。","frontmatter":{"title":"set-equivalent","description":"集合の2つのテンプレートの違いが、変数の名前だけです。","prev":{"text":"set-duplicate","link":"/ja/codes/set-duplicate"},"next":{"text":"set-shadowed","link":"/ja/codes/set-shadowed"}},"headers":[],"relativePath":"ja/codes/set-equivalent.md","filePath":"ja/codes/set-equivalent.md"}');
const _sfc_main = { name: "ja/codes/set-equivalent.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="set-equivalent" tabindex="-1"><code>set-equivalent</code> <a class="header-anchor" href="#set-equivalent" aria-label="Permalink to &quot;\`set-equivalent\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>集合の2つのテンプレートの違いが、変数の名前だけです。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p><code>/users/{id}</code> と <code>/users/{name}</code> は同じ URI に一致するため、サーバーは一方に到達しないか、誤った方に問い合わせます。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>どちらか一方を残すか、<code>/users/by-name/{name}</code> のように、一方の変数の前に語を置いてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>テンプレートとして、/users/{name} と同じ集合で検査</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{id}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{id} and /users/{id}/posts</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain set-equivalent</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-1.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-1.4</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/set-equivalent.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const setEquivalent = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  setEquivalent as default
};
