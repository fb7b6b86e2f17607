import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"suffix-list-cut-off","description":"一覧が、部の途中で終わっています。","frontmatter":{"title":"suffix-list-cut-off","description":"一覧が、部の途中で終わっています。","prev":{"text":"suffix-bare-exception","link":"/ja/codes/suffix-bare-exception"},"next":{"text":"suffix-list-empty","link":"/ja/codes/suffix-list-empty"}},"headers":[],"relativePath":"ja/codes/suffix-list-cut-off.md","filePath":"ja/codes/suffix-list-cut-off.md"}');
const _sfc_main = { name: "ja/codes/suffix-list-cut-off.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="suffix-list-cut-off" tabindex="-1"><code>suffix-list-cut-off</code> <a class="header-anchor" href="#suffix-list-cut-off" aria-label="Permalink to &quot;\`suffix-list-cut-off\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#suffix-lists">パブリックサフィックスの一覧</a></p><p>一覧が、部の途中で終わっています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>公開されている一覧の部は、どれも終わりを示す行で終わります。その行がなければ一覧の一部が欠けており、その部分の名前は1人の所有者のものとみなされてしまいます。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>ダウンロードし直してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>一覧の全体として \`createPublicSuffixList\` に渡したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>// ===BEGIN ICANN DOMAINS===</span></span>
<span class="line"><span>com</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>// ===BEGIN ICANN DOMAINS===</span></span>
<span class="line"><span>com</span></span>
<span class="line"><span>// ===END ICANN DOMAINS===</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain suffix-list-cut-off</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/publicsuffix/list/wiki/Format#format" target="_blank" rel="noreferrer"><code>github.com/publicsuffix/list/wiki/Format#format</code></a></p><p>パッケージ: <a href="/api/public-suffix/"><code>@waymark/public-suffix</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/suffix-list-cut-off.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const suffixListCutOff = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  suffixListCutOff as default
};
