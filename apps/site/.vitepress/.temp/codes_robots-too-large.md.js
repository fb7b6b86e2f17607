import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"robots-too-large","description":"A Sitemap line comes after the part of a robots.txt that crawlers must read.","frontmatter":{"title":"robots-too-large","description":"A Sitemap line comes after the part of a robots.txt that crawlers must read.","prev":{"text":"misspelt-sitemap-line","link":"/codes/misspelt-sitemap-line"},"next":{"text":"not-utf8","link":"/codes/not-utf8"}},"headers":[],"relativePath":"codes/robots-too-large.md","filePath":"codes/robots-too-large.md"}');
const _sfc_main = { name: "codes/robots-too-large.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="robots-too-large" tabindex="-1"><code>robots-too-large</code> <a class="header-anchor" href="#robots-too-large" aria-label="Permalink to &quot;\`robots-too-large\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#sitemaps">Sitemaps</a></p><p>A <code>Sitemap</code> line comes after the part of a <code>robots.txt</code> that crawlers must read.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Crawlers must read at least 500 KiB. Google ignores what follows.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Move the line to the beginning of the file.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a \`Sitemap\` line after 600 KiB of rules</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain robots-too-large</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc9309#section-2.5" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc9309#section-2.5</code></a></p><p>Package: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/robots-too-large.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const robotsTooLarge = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  robotsTooLarge as default
};
