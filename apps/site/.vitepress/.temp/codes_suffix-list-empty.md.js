import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"suffix-list-empty","description":"The list has no rules.","frontmatter":{"title":"suffix-list-empty","description":"The list has no rules.","prev":{"text":"suffix-list-cut-off","link":"/codes/suffix-list-cut-off"},"next":{"text":"suffix-list-damaged","link":"/codes/suffix-list-damaged"}},"headers":[],"relativePath":"codes/suffix-list-empty.md","filePath":"codes/suffix-list-empty.md"}');
const _sfc_main = { name: "codes/suffix-list-empty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="suffix-list-empty" tabindex="-1"><code>suffix-list-empty</code> <a class="header-anchor" href="#suffix-list-empty" aria-label="Permalink to &quot;\`suffix-list-empty\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#suffix-lists">Lists of public suffixes</a></p><p>The list has no rules.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>With an empty list, every top-level domain would be a public suffix, and nothing else.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Give the content of public_suffix_list.dat.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>as the whole list, to \`createPublicSuffixList\`</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>// nothing</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>com</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain suffix-list-empty</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://github.com/publicsuffix/list/wiki/Format#format" target="_blank" rel="noreferrer"><code>github.com/publicsuffix/list/wiki/Format#format</code></a></p><p>Package: <a href="/api/public-suffix/"><code>@waymark/public-suffix</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/suffix-list-empty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const suffixListEmpty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  suffixListEmpty as default
};
