import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"duplicate-singleton","description":"同じ拡張が2回書かれています。","frontmatter":{"title":"duplicate-singleton","description":"同じ拡張が2回書かれています。","prev":{"text":"duplicate-variant","link":"/ja/codes/duplicate-variant"},"next":{"text":"grandfathered","link":"/ja/codes/grandfathered"}},"headers":[],"relativePath":"ja/codes/duplicate-singleton.md","filePath":"ja/codes/duplicate-singleton.md"}');
const _sfc_main = { name: "ja/codes/duplicate-singleton.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="duplicate-singleton" tabindex="-1"><code>duplicate-singleton</code> <a class="header-anchor" href="#duplicate-singleton" aria-label="Permalink to &quot;\`duplicate-singleton\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#language-tags">言語タグと hreflang の値</a></p><p>同じ拡張が2回書かれています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>拡張はそれぞれ固有の1文字の英数字で始まり、その文字は一度しか使えません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>両方のサブタグを1つの拡張にまとめてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>de-u-co-phonebk-u-nu-latn</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>de-u-co-phonebk-nu-latn</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain duplicate-singleton</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc5646#section-2.2.9" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc5646#section-2.2.9</code></a></p><p>パッケージ: <a href="/api/language-tag/"><code>@waymark/language-tag</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/duplicate-singleton.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const duplicateSingleton = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  duplicateSingleton as default
};
