import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"region-not-iso-3166","description":"The region is not a country of ISO 3166-1.","frontmatter":{"title":"region-not-iso-3166","description":"The region is not a country of ISO 3166-1.","prev":{"text":"language-not-iso-639-1","link":"/codes/language-not-iso-639-1"},"next":{"text":"undocumented-subtag","link":"/codes/undocumented-subtag"}},"headers":[],"relativePath":"codes/region-not-iso-3166.md","filePath":"codes/region-not-iso-3166.md"}');
const _sfc_main = { name: "codes/region-not-iso-3166.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="region-not-iso-3166" tabindex="-1"><code>region-not-iso-3166</code> <a class="header-anchor" href="#region-not-iso-3166" aria-label="Permalink to &quot;\`region-not-iso-3166\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#language-tags">Language tags and hreflang values</a></p><p>The region is not a country of ISO 3166-1.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Regions such as <code>419</code> or <code>EU</code> are valid in a tag, but search engines document only countries.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Use the language alone, or one value for each country.</p><p><strong>With <code>--fix</code>:</strong> Nothing is corrected. Which countries are meant is for the site to decide.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>es-419</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>es</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain region-not-iso-3166</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://developers.google.com/search/docs/specialty/international/localized-versions#language-codes" target="_blank" rel="noreferrer"><code>developers.google.com/search/docs/specialty/international/localized-versions#language-codes</code></a></p><p>Package: <a href="/api/language-tag/"><code>@waymark/language-tag</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/region-not-iso-3166.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const regionNotIso3166 = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  regionNotIso3166 as default
};
