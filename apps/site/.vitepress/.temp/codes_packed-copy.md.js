import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"packed-copy","description":"A folder has a sitemap twice, plain and compressed. The compressed file was skipped.","frontmatter":{"title":"packed-copy","description":"A folder has a sitemap twice, plain and compressed. The compressed file was skipped.","prev":{"text":"other-xml","link":"/codes/other-xml"},"next":{"text":"sitemap-repeated","link":"/codes/sitemap-repeated"}},"headers":[],"relativePath":"codes/packed-copy.md","filePath":"codes/packed-copy.md"}');
const _sfc_main = { name: "codes/packed-copy.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="packed-copy" tabindex="-1"><code>packed-copy</code> <a class="header-anchor" href="#packed-copy" aria-label="Permalink to &quot;\`packed-copy\`&quot;">​</a></h1><p><strong>Info</strong> · <a href="/codes/#sites">Sites and files</a></p><p>A folder has a sitemap twice, plain and compressed. The compressed file was skipped.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Servers such as nginx with <code>gzip_static</code> need both forms of a file. Only the plain file was checked. If the compressed file is older, search engines may read other pages than those that were checked.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Do nothing if both are generated together. To check the compressed file, name it.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a folder with sitemap.xml and sitemap.xml.gz</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain packed-copy</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://nginx.org/en/docs/http/ngx_http_gzip_static_module.html" target="_blank" rel="noreferrer"><code>nginx.org/en/docs/http/ngx_http_gzip_static_module.html</code></a></p><p>Package: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/packed-copy.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const packedCopy = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  packedCopy as default
};
