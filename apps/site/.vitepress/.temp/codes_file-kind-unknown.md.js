import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-kind-unknown","description":"The content is not of a kind that can be checked.","frontmatter":{"title":"file-kind-unknown","description":"The content is not of a kind that can be checked.","prev":{"text":"file-compression-unsupported","link":"/codes/file-compression-unsupported"},"next":{"text":"file-incomplete","link":"/codes/file-incomplete"}},"headers":[],"relativePath":"codes/file-kind-unknown.md","filePath":"codes/file-kind-unknown.md"}');
const _sfc_main = { name: "codes/file-kind-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-kind-unknown" tabindex="-1"><code>file-kind-unknown</code> <a class="header-anchor" href="#file-kind-unknown" aria-label="Permalink to &quot;\`file-kind-unknown\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sites">Sites and files</a></p><p>The content is not of a kind that can be checked.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A database begins with <code>{</code>, a sitemap in XML with <code>&lt;</code>, and a sitemap in text with <code>http:</code> or <code>https:</code>. The file begins with something else, or its content is not what its name or an index says. A server often sends an error page under the name of a sitemap.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Look at the beginning of the file, and correct the file or its name.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>sitemap.xml with the text &quot;Not found&quot;</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>sitemap.xml with &lt;urlset&gt;</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain file-kind-unknown</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html</code></a></p><p>Package: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/file-kind-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fileKindUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fileKindUnknown as default
};
