import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"deprecated-subtag","description":"The registry prefers another subtag.","frontmatter":{"title":"deprecated-subtag","description":"The registry prefers another subtag.","prev":{"text":"invalid-subtag","link":"/codes/invalid-subtag"},"next":{"text":"language-not-iso-639-1","link":"/codes/language-not-iso-639-1"}},"headers":[],"relativePath":"codes/deprecated-subtag.md","filePath":"codes/deprecated-subtag.md"}');
const _sfc_main = { name: "codes/deprecated-subtag.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="deprecated-subtag" tabindex="-1"><code>deprecated-subtag</code> <a class="header-anchor" href="#deprecated-subtag" aria-label="Permalink to &quot;\`deprecated-subtag\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#language-tags">Language tags and hreflang values</a></p><p>The registry prefers another subtag.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Some programs still read old codes such as <code>iw</code> and <code>BU</code>; others ignore them.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Use the value that the registry prefers.</p><p><strong>With <code>--fix</code>:</strong> In a database, the suggested value is written if only one value can be meant and no other page of the set has it. <code>in</code> and <code>mo</code> are also the countries India and Macao. A preferred value that search engines do not document, such as <code>yue</code> for <code>zh-yue</code>, only replaces one problem by another.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>iw</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>he</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain deprecated-subtag</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.iana.org/assignments/language-subtag-registry" target="_blank" rel="noreferrer"><code>www.iana.org/assignments/language-subtag-registry</code></a></p><p>Package: <a href="/api/language-tag/"><code>@waymark/language-tag</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/deprecated-subtag.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const deprecatedSubtag = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  deprecatedSubtag as default
};
