import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"fix-needs-database","description":"A file that is not a URL source database cannot be corrected.","frontmatter":{"title":"fix-needs-database","description":"A file that is not a URL source database cannot be corrected.","prev":{"text":"database-with-others","link":"/codes/database-with-others"},"next":{"text":"json-invalid","link":"/codes/json-invalid"}},"headers":[],"relativePath":"codes/fix-needs-database.md","filePath":"codes/fix-needs-database.md"}');
const _sfc_main = { name: "codes/fix-needs-database.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="fix-needs-database" tabindex="-1"><code>fix-needs-database</code> <a class="header-anchor" href="#fix-needs-database" aria-label="Permalink to &quot;\`fix-needs-database\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sites">Sites and files</a></p><p>A file that is not a URL source database cannot be corrected.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A sitemap is made by a program, so a corrected sitemap would have the same problems again after the next run. Only the database from which sitemaps are made is corrected.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Name the database, or correct the program that writes the sitemap.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>sitemap.xml</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>url-source.json</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain fix-needs-database</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html</code></a></p><p>Package: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/fix-needs-database.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fixNeedsDatabase = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fixNeedsDatabase as default
};
