import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-binary","description":"The file is not text: its beginning has a byte that is zero, and is not UTF-8.","frontmatter":{"title":"file-binary","description":"The file is not text: its beginning has a byte that is zero, and is not UTF-8.","prev":{"text":"file-empty","link":"/codes/file-empty"},"next":{"text":"file-encoding-unsupported","link":"/codes/file-encoding-unsupported"}},"headers":[],"relativePath":"codes/file-binary.md","filePath":"codes/file-binary.md"}');
const _sfc_main = { name: "codes/file-binary.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-binary" tabindex="-1"><code>file-binary</code> <a class="header-anchor" href="#file-binary" aria-label="Permalink to &quot;\`file-binary\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sites">Sites and files</a></p><p>The file is not text: its beginning has a byte that is zero, and is not UTF-8.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Databases, sitemaps and lists of URLs are text. A picture, an archive other than gzip or a database file of another program cannot be read. In a file that is UTF-8, a zero is a control character, which is judged in the line that has it.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Name a text file, plain or compressed with gzip or zstd.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>sitemap.zip</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>sitemap.xml.gz</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain file-binary</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html</code></a></p><p>Package: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/file-binary.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fileBinary = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fileBinary as default
};
