import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"url-line-scheme","description":"プリセットが、このスキームの URL を受け付けません。","frontmatter":{"title":"url-line-scheme","description":"プリセットが、このスキームの URL を受け付けません。","prev":{"text":"url-line-not-utf-8","link":"/ja/codes/url-line-not-utf-8"},"next":{"text":"url-line-without-form","link":"/ja/codes/url-line-without-form"}},"headers":[],"relativePath":"ja/codes/url-line-scheme.md","filePath":"ja/codes/url-line-scheme.md"}');
const _sfc_main = { name: "ja/codes/url-line-scheme.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="url-line-scheme" tabindex="-1"><code>url-line-scheme</code> <a class="header-anchor" href="#url-line-scheme" aria-label="Permalink to &quot;\`url-line-scheme\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#url-lists">URL の一覧の正規化</a></p><p>プリセットが、このスキームの URL を受け付けません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>プリセットは、対象とするスキームを定めることができます。プリセット <code>seo</code> はページの正規 URL を作るもので、ページの URL は https か http です。<code>javascript:</code>、<code>mailto:</code>、<code>ftp:</code>、<code>file:</code> の URL はページではありません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>その行を除くか、別のプリセットを選んでください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>プリセット \`seo\`</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>mailto:a@example.com</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain url-line-scheme</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#concept-url-scheme" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#concept-url-scheme</code></a></p><p>パッケージ: <a href="/api/normalize/"><code>@waymark/normalize</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/url-line-scheme.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const urlLineScheme = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  urlLineScheme as default
};
