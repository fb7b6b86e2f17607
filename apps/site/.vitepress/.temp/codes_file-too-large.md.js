import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-too-large","description":"A sitemap is larger than 50 MiB before compression.","frontmatter":{"title":"file-too-large","description":"A sitemap is larger than 50 MiB before compression.","prev":{"text":"too-many-sitemaps","link":"/codes/too-many-sitemaps"},"next":{"text":"sitemap-not-found","link":"/codes/sitemap-not-found"}},"headers":[],"relativePath":"codes/file-too-large.md","filePath":"codes/file-too-large.md"}');
const _sfc_main = { name: "codes/file-too-large.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-too-large" tabindex="-1"><code>file-too-large</code> <a class="header-anchor" href="#file-too-large" aria-label="Permalink to &quot;\`file-too-large\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sitemaps">Sitemaps</a></p><p>A sitemap is larger than 50 MiB before compression.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Search engines do not read the rest, or reject the file. Compression does not help, because the protocol limits the size before it.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Split the sitemap: <code>waymark sitemap</code> does so by itself.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a sitemap of 60 MiB</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>two sitemaps of 30 MiB, and an index that names both</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain file-too-large</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html#index" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html#index</code></a></p><p>Package: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/file-too-large.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fileTooLarge = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fileTooLarge as default
};
