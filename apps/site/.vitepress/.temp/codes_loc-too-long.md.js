import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"loc-too-long","description":"A URL is longer than the 2,047 characters that the protocol allows.","frontmatter":{"title":"loc-too-long","description":"A URL is longer than the 2,047 characters that the protocol allows.","prev":{"text":"loc-protocol","link":"/codes/loc-protocol"},"next":{"text":"credentials","link":"/codes/credentials"}},"headers":[],"relativePath":"codes/loc-too-long.md","filePath":"codes/loc-too-long.md"}');
const _sfc_main = { name: "codes/loc-too-long.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="loc-too-long" tabindex="-1"><code>loc-too-long</code> <a class="header-anchor" href="#loc-too-long" aria-label="Permalink to &quot;\`loc-too-long\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sitemaps">Sitemaps</a></p><p>A URL is longer than the 2,047 characters that the protocol allows.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>The protocol asks for less than 2,048 characters, and search engines may drop longer URLs. Long URLs often have a query that the page does not need.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Shorten the URL.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a \`loc\` of 2,048 characters</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a \`loc\` of 2,047 characters</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain loc-too-long</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html#locdef" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html#locdef</code></a></p><p>Package: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/loc-too-long.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const locTooLong = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  locTooLong as default
};
