import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"unknown-region","description":"The region is not registered.","frontmatter":{"title":"unknown-region","description":"The region is not registered.","prev":{"text":"unknown-script","link":"/codes/unknown-script"},"next":{"text":"unknown-variant","link":"/codes/unknown-variant"}},"headers":[],"relativePath":"codes/unknown-region.md","filePath":"codes/unknown-region.md"}');
const _sfc_main = { name: "codes/unknown-region.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="unknown-region" tabindex="-1"><code>unknown-region</code> <a class="header-anchor" href="#unknown-region" aria-label="Permalink to &quot;\`unknown-region\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#language-tags">Language tags and hreflang values</a></p><p>The region is not registered.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Often it is <code>UK</code> instead of <code>GB</code>, or the code of a language instead of the code of a country. Search engines ignore a link with such a value.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Use a two-letter code of ISO 3166-1, such as GB for the United Kingdom.</p><p><strong>With <code>--fix</code>:</strong> In a database, the suggested value is written if only one value can be meant and no other page of the set has it. A value without a suggestion has no common mistake that explains it, and a suggestion without the region loses a part of the value.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>en-UK</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>en-GB</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain unknown-region</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.iana.org/assignments/language-subtag-registry" target="_blank" rel="noreferrer"><code>www.iana.org/assignments/language-subtag-registry</code></a></p><p>Package: <a href="/api/language-tag/"><code>@waymark/language-tag</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/unknown-region.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const unknownRegion = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  unknownRegion as default
};
