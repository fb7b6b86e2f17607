import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"robots-without-sitemap","description":"A robots.txt names no sitemap.","frontmatter":{"title":"robots-without-sitemap","description":"A robots.txt names no sitemap.","prev":{"text":"sitemap-not-read","link":"/codes/sitemap-not-read"},"next":{"text":"row-length","link":"/codes/row-length"}},"headers":[],"relativePath":"codes/robots-without-sitemap.md","filePath":"codes/robots-without-sitemap.md"}');
const _sfc_main = { name: "codes/robots-without-sitemap.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="robots-without-sitemap" tabindex="-1"><code>robots-without-sitemap</code> <a class="header-anchor" href="#robots-without-sitemap" aria-label="Permalink to &quot;\`robots-without-sitemap\`&quot;">​</a></h1><p><strong>Info</strong> · <a href="/codes/#sites">Sites and files</a></p><p>A robots.txt names no sitemap.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Every crawler reads the robots.txt, and finds sitemaps through its Sitemap lines. Without such a line, the sitemap must be submitted to each search engine.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Add a line <code>Sitemap:</code> with the URL; <code>waymark sitemap --robots robots.txt</code> does so.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>a robots.txt</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>User-agent: *</span></span>
<span class="line"><span>Allow: /</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>Sitemap: https://a.example/sitemap.xml</span></span>
<span class="line"><span>User-agent: *</span></span>
<span class="line"><span>Allow: /</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain robots-without-sitemap</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html#submit_robots" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html#submit_robots</code></a></p><p>Package: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/robots-without-sitemap.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const robotsWithoutSitemap = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  robotsWithoutSitemap as default
};
