import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"sitemap-not-read","description":"Sitemaps that an index or a robots.txt lists were not checked.","frontmatter":{"title":"sitemap-not-read","description":"Sitemaps that an index or a robots.txt lists were not checked.","prev":{"text":"page-elsewhere","link":"/codes/page-elsewhere"},"next":{"text":"robots-without-sitemap","link":"/codes/robots-without-sitemap"}},"headers":[],"relativePath":"codes/sitemap-not-read.md","filePath":"codes/sitemap-not-read.md"}');
const _sfc_main = { name: "codes/sitemap-not-read.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="sitemap-not-read" tabindex="-1"><code>sitemap-not-read</code> <a class="header-anchor" href="#sitemap-not-read" aria-label="Permalink to &quot;\`sitemap-not-read\`&quot;">​</a></h1><p><strong>Info</strong> · <a href="/codes/#sites">Sites and files</a></p><p>Sitemaps that an index or a robots.txt lists were not checked.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>The index or the robots.txt was read from a stream, so there is no folder in which to find them; or a sitemap of a robots.txt, which may be on any host, is not in its folder. Only the list itself was checked.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Pass the index or the robots.txt as a file in the folder that is published.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>an index from standard input</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain sitemap-not-read</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html#submit_robots" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html#submit_robots</code></a></p><p>Package: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/sitemap-not-read.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const sitemapNotRead = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  sitemapNotRead as default
};
