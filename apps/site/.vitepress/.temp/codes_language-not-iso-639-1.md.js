import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"language-not-iso-639-1","description":"The language has no two-letter code.","frontmatter":{"title":"language-not-iso-639-1","description":"The language has no two-letter code.","prev":{"text":"deprecated-subtag","link":"/codes/deprecated-subtag"},"next":{"text":"region-not-iso-3166","link":"/codes/region-not-iso-3166"}},"headers":[],"relativePath":"codes/language-not-iso-639-1.md","filePath":"codes/language-not-iso-639-1.md"}');
const _sfc_main = { name: "codes/language-not-iso-639-1.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="language-not-iso-639-1" tabindex="-1"><code>language-not-iso-639-1</code> <a class="header-anchor" href="#language-not-iso-639-1" aria-label="Permalink to &quot;\`language-not-iso-639-1\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#language-tags">Language tags and hreflang values</a></p><p>The language has no two-letter code.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>The tag is valid, but search engines document only the two-letter codes of ISO 639-1.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Keep it if other readers need it, and also list a page as x-default or in a language that has a two-letter code.</p><p><strong>With <code>--fix</code>:</strong> Nothing is corrected. Whether the pages also serve readers of a language that search engines document is for the site to decide.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>haw</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>en</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain language-not-iso-639-1</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://developers.google.com/search/docs/specialty/international/localized-versions#language-codes" target="_blank" rel="noreferrer"><code>developers.google.com/search/docs/specialty/international/localized-versions#language-codes</code></a></p><p>Package: <a href="/api/language-tag/"><code>@waymark/language-tag</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/language-not-iso-639-1.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const languageNotIso6391 = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  languageNotIso6391 as default
};
