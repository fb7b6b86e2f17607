import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"fragment-empty","description":"フラグメントが空です。","frontmatter":{"title":"fragment-empty","description":"フラグメントが空です。","prev":{"text":"query-secret","link":"/ja/codes/query-secret"},"next":{"text":"fragment-line-zero","link":"/ja/codes/fragment-line-zero"}},"headers":[],"relativePath":"ja/codes/fragment-empty.md","filePath":"ja/codes/fragment-empty.md"}');
const _sfc_main = { name: "ja/codes/fragment-empty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="fragment-empty" tabindex="-1"><code>fragment-empty</code> <a class="header-anchor" href="#fragment-empty" aria-label="Permalink to &quot;\`fragment-empty\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>フラグメントが空です。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>後に何も続かない <code>#</code> は、リソースのどの部分も指さないのに、それのない URI とは等しくなくなります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p><code>#</code> を削除してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file:///docs/a.md#</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file:///docs/a.md</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=file:///docs/a.md%23" target="_self">この例をデモで開く</a></p><p>条件: <code>フラグメントとして検査</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>#</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain fragment-empty</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#fragment-empty" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#fragment-empty</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/fragment-empty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fragmentEmpty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fragmentEmpty as default
};
