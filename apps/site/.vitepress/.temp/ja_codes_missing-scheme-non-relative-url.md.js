import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"missing-scheme-non-relative-URL","description":"入力にスキームがなく、解決の基準になる基本 URL もありません。","frontmatter":{"title":"missing-scheme-non-relative-URL","description":"入力にスキームがなく、解決の基準になる基本 URL もありません。","prev":{"text":"special-scheme-missing-following-solidus","link":"/ja/codes/special-scheme-missing-following-solidus"},"next":{"text":"invalid-reverse-solidus","link":"/ja/codes/invalid-reverse-solidus"}},"headers":[],"relativePath":"ja/codes/missing-scheme-non-relative-url.md","filePath":"ja/codes/missing-scheme-non-relative-url.md"}');
const _sfc_main = { name: "ja/codes/missing-scheme-non-relative-url.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="missing-scheme-non-relative-url" tabindex="-1"><code>missing-scheme-non-relative-URL</code> <a class="header-anchor" href="#missing-scheme-non-relative-url" aria-label="Permalink to &quot;\`missing-scheme-non-relative-URL\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#url-parsing">URL の解析</a></p><p>入力にスキームがなく、解決の基準になる基本 URL もありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>相対 URL は、基本 URL があって初めて意味を持ちます。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>https:// のようなスキームから始めて URL の全体を書くか、基本 URL を指定してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>page.html</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org/page.html</span></span></code></pre></div></div><p><a href="/play/index.html#url=page.html" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain missing-scheme-non-relative-URL</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#missing-scheme-non-relative-url" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#missing-scheme-non-relative-url</code></a></p><p>パッケージ: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/missing-scheme-non-relative-url.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const missingSchemeNonRelativeUrl = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  missingSchemeNonRelativeUrl as default
};
