import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"url-line-without-form","description":"このプリセットでは、URL に正規形がありません。","frontmatter":{"title":"url-line-without-form","description":"このプリセットでは、URL に正規形がありません。","prev":{"text":"url-line-scheme","link":"/ja/codes/url-line-scheme"},"next":false},"headers":[],"relativePath":"ja/codes/url-line-without-form.md","filePath":"ja/codes/url-line-without-form.md"}');
const _sfc_main = { name: "ja/codes/url-line-without-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="url-line-without-form" tabindex="-1"><code>url-line-without-form</code> <a class="header-anchor" href="#url-line-without-form" aria-label="Permalink to &quot;\`url-line-without-form\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#url-lists">URL の一覧の正規化</a></p><p>このプリセットでは、URL に正規形がありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p><code>safe-browsing</code> のように、ほかの仕組みの定義を再現するプリセットには、URL パーサーが受け付けるのに正規形のない URL があります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>その行を除くか、別のプリセットを選んでください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>プリセット \`safe-browsing\`</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>mailto:a@example.com</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain url-line-without-form</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://developers.google.com/safe-browsing/v4/urls-hashing#canonicalization" target="_blank" rel="noreferrer"><code>developers.google.com/safe-browsing/v4/urls-hashing#canonicalization</code></a></p><p>パッケージ: <a href="/api/normalize/"><code>@waymark/normalize</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/url-line-without-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const urlLineWithoutForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  urlLineWithoutForm as default
};
