import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"misspelt-sitemap-line","description":"A line of a robots.txt is meant to name a sitemap, and names none.","frontmatter":{"title":"misspelt-sitemap-line","description":"A line of a robots.txt is meant to name a sitemap, and names none.","prev":{"text":"feed-date-invalid","link":"/codes/feed-date-invalid"},"next":{"text":"robots-too-large","link":"/codes/robots-too-large"}},"headers":[],"relativePath":"codes/misspelt-sitemap-line.md","filePath":"codes/misspelt-sitemap-line.md"}');
const _sfc_main = { name: "codes/misspelt-sitemap-line.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="misspelt-sitemap-line" tabindex="-1"><code>misspelt-sitemap-line</code> <a class="header-anchor" href="#misspelt-sitemap-line" aria-label="Permalink to &quot;\`misspelt-sitemap-line\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#sitemaps">Sitemaps</a></p><p>A line of a <code>robots.txt</code> is meant to name a sitemap, and names none.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Some crawlers forgive <code>Sitemaps:</code> or a missing colon, and others ignore the line. No rule says which.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Write <code>Sitemap:</code> and the absolute URL.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>a robots.txt</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>Sitemaps: https://a.example/sitemap.xml</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>Sitemap: https://a.example/sitemap.xml</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain misspelt-sitemap-line</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc9309#section-2.2.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc9309#section-2.2.4</code></a></p><p>Package: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/misspelt-sitemap-line.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const misspeltSitemapLine = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  misspeltSitemapLine as default
};
