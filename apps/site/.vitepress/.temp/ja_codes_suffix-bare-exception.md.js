import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"suffix-bare-exception","description":"例外が、サフィックスの下のドメインではありません。","frontmatter":{"title":"suffix-bare-exception","description":"例外が、サフィックスの下のドメインではありません。","prev":{"text":"suffix-rule-and-exception","link":"/ja/codes/suffix-rule-and-exception"},"next":{"text":"suffix-list-cut-off","link":"/ja/codes/suffix-list-cut-off"}},"headers":[],"relativePath":"ja/codes/suffix-bare-exception.md","filePath":"ja/codes/suffix-bare-exception.md"}');
const _sfc_main = { name: "ja/codes/suffix-bare-exception.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="suffix-bare-exception" tabindex="-1"><code>suffix-bare-exception</code> <a class="header-anchor" href="#suffix-bare-exception" aria-label="Permalink to &quot;\`suffix-bare-exception\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#suffix-lists">パブリックサフィックスの一覧</a></p><p>例外が、サフィックスの下のドメインではありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>例外は、最初のラベルより後がパブリックサフィックスであることを表します。<code>com</code> には、その後に何もありません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p><code>!city.example</code> のような規則を書くか、行を削除してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>一覧の全体として \`createPublicSuffixList\` に渡したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>com</span></span>
<span class="line"><span>!com</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>*.example</span></span>
<span class="line"><span>!city.example</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain suffix-bare-exception</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/publicsuffix/list/wiki/Format#format" target="_blank" rel="noreferrer"><code>github.com/publicsuffix/list/wiki/Format#format</code></a></p><p>パッケージ: <a href="/api/public-suffix/"><code>@waymark/public-suffix</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/suffix-bare-exception.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const suffixBareException = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  suffixBareException as default
};
