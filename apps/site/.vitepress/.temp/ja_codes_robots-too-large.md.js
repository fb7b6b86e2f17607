import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"robots-too-large","description":"Sitemap の行が、robots.txt の中で、クローラーが読む義務のある部分より後にあります。","frontmatter":{"title":"robots-too-large","description":"Sitemap の行が、robots.txt の中で、クローラーが読む義務のある部分より後にあります。","prev":{"text":"misspelt-sitemap-line","link":"/ja/codes/misspelt-sitemap-line"},"next":{"text":"not-utf8","link":"/ja/codes/not-utf8"}},"headers":[],"relativePath":"ja/codes/robots-too-large.md","filePath":"ja/codes/robots-too-large.md"}');
const _sfc_main = { name: "ja/codes/robots-too-large.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="robots-too-large" tabindex="-1"><code>robots-too-large</code> <a class="header-anchor" href="#robots-too-large" aria-label="Permalink to &quot;\`robots-too-large\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#sitemaps">サイトマップ</a></p><p><code>Sitemap</code> の行が、<code>robots.txt</code> の中で、クローラーが読む義務のある部分より後にあります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>クローラーには、少なくとも 500 KiB を読む義務があります。Google は、それより後を無視します。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>その行をファイルの先頭に移してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a \`Sitemap\` line after 600 KiB of rules</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain robots-too-large</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc9309#section-2.5" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc9309#section-2.5</code></a></p><p>パッケージ: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/robots-too-large.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const robotsTooLarge = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  robotsTooLarge as default
};
