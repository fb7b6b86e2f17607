import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"grandfathered","description":"The value is a tag that was registered as a whole.","frontmatter":{"title":"grandfathered","description":"The value is a tag that was registered as a whole.","prev":{"text":"duplicate-singleton","link":"/codes/duplicate-singleton"},"next":{"text":"private-use","link":"/codes/private-use"}},"headers":[],"relativePath":"codes/grandfathered.md","filePath":"codes/grandfathered.md"}');
const _sfc_main = { name: "codes/grandfathered.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="grandfathered" tabindex="-1"><code>grandfathered</code> <a class="header-anchor" href="#grandfathered" aria-label="Permalink to &quot;\`grandfathered\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#language-tags">Language tags and hreflang values</a></p><p>The value is a tag that was registered as a whole.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Such tags are older than the grammar with subtags. They are valid, but search engines document only languages, scripts and regions.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Use a tag that consists of registered subtags.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>i-lux</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>lb</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain grandfathered</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://developers.google.com/search/docs/specialty/international/localized-versions#language-codes" target="_blank" rel="noreferrer"><code>developers.google.com/search/docs/specialty/international/localized-versions#language-codes</code></a></p><p>Package: <a href="/api/language-tag/"><code>@waymark/language-tag</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/grandfathered.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const grandfathered = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  grandfathered as default
};
