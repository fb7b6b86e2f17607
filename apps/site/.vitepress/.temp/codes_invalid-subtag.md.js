import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"invalid-subtag","description":"A subtag is not registered or is repeated.","frontmatter":{"title":"invalid-subtag","description":"A subtag is not registered or is repeated.","prev":{"text":"private-use","link":"/codes/private-use"},"next":{"text":"deprecated-subtag","link":"/codes/deprecated-subtag"}},"headers":[],"relativePath":"codes/invalid-subtag.md","filePath":"codes/invalid-subtag.md"}');
const _sfc_main = { name: "codes/invalid-subtag.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="invalid-subtag" tabindex="-1"><code>invalid-subtag</code> <a class="header-anchor" href="#invalid-subtag" aria-label="Permalink to &quot;\`invalid-subtag\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#language-tags">Language tags and hreflang values</a></p><p>A subtag is not registered or is repeated.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>The value is not a valid tag. Often the subtag is the name of a region instead of its code.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Remove the subtag.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>es-LATAM</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>es</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain invalid-subtag</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc5646#section-2.2.9" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc5646#section-2.2.9</code></a></p><p>Package: <a href="/api/language-tag/"><code>@waymark/language-tag</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/invalid-subtag.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const invalidSubtag = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  invalidSubtag as default
};
