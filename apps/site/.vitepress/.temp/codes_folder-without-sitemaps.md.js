import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"folder-without-sitemaps","description":"The folder has no sitemaps.","frontmatter":{"title":"folder-without-sitemaps","description":"The folder has no sitemaps.","prev":{"text":"file-incomplete","link":"/codes/file-incomplete"},"next":{"text":"database-with-others","link":"/codes/database-with-others"}},"headers":[],"relativePath":"codes/folder-without-sitemaps.md","filePath":"codes/folder-without-sitemaps.md"}');
const _sfc_main = { name: "codes/folder-without-sitemaps.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="folder-without-sitemaps" tabindex="-1"><code>folder-without-sitemaps</code> <a class="header-anchor" href="#folder-without-sitemaps" aria-label="Permalink to &quot;\`folder-without-sitemaps\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sites">Sites and files</a></p><p>The folder has no sitemaps.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>No file in the folder ends in <code>.xml</code> or <code>.xml.gz</code>, or none of them has the root <code>urlset</code> or <code>sitemapindex</code>. The folder is probably not the one that is published.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Name the folder that has the sitemaps, or the files.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>src/</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>public/</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain folder-without-sitemaps</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html</code></a></p><p>Package: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/folder-without-sitemaps.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const folderWithoutSitemaps = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  folderWithoutSitemaps as default
};
