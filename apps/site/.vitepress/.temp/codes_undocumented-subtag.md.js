import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"undocumented-subtag","description":"The value has more than a language, a script and a region.","frontmatter":{"title":"undocumented-subtag","description":"The value has more than a language, a script and a region.","prev":{"text":"region-not-iso-3166","link":"/codes/region-not-iso-3166"},"next":false},"headers":[],"relativePath":"codes/undocumented-subtag.md","filePath":"codes/undocumented-subtag.md"}');
const _sfc_main = { name: "codes/undocumented-subtag.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="undocumented-subtag" tabindex="-1"><code>undocumented-subtag</code> <a class="header-anchor" href="#undocumented-subtag" aria-label="Permalink to &quot;\`undocumented-subtag\`&quot;">​</a></h1><p><strong>Info</strong> · <a href="/codes/#language-tags">Language tags and hreflang values</a></p><p>The value has more than a language, a script and a region.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Variants, extensions and private-use subtags are valid in a tag, but search engines do not document what they do with them.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Remove it unless other readers need it.</p><p><strong>With <code>--fix</code>:</strong> Nothing is corrected. The language without these subtags may be that of another page.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>de-1996</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>de</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain undocumented-subtag</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://developers.google.com/search/docs/specialty/international/localized-versions#language-codes" target="_blank" rel="noreferrer"><code>developers.google.com/search/docs/specialty/international/localized-versions#language-codes</code></a></p><p>Package: <a href="/api/language-tag/"><code>@waymark/language-tag</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/undocumented-subtag.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const undocumentedSubtag = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  undocumentedSubtag as default
};
