import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"suffix-list-damaged","description":"The compact form is damaged.","frontmatter":{"title":"suffix-list-damaged","description":"The compact form is damaged.","prev":{"text":"suffix-list-empty","link":"/codes/suffix-list-empty"},"next":false},"headers":[],"relativePath":"codes/suffix-list-damaged.md","filePath":"codes/suffix-list-damaged.md"}');
const _sfc_main = { name: "codes/suffix-list-damaged.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="suffix-list-damaged" tabindex="-1"><code>suffix-list-damaged</code> <a class="header-anchor" href="#suffix-list-damaged" aria-label="Permalink to &quot;\`suffix-list-damaged\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#suffix-lists">Lists of public suffixes</a></p><p>The compact form is damaged.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>The compact form begins with the number of its names and is written in exactly one way, so that a form that was cut off or edited is noticed.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Make it again with <code>compactPublicSuffixList(text)</code>.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a compact form without its last character</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a compact form as \`compactPublicSuffixList\` writes it</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain suffix-list-damaged</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://github.com/publicsuffix/list/wiki/Format#format" target="_blank" rel="noreferrer"><code>github.com/publicsuffix/list/wiki/Format#format</code></a></p><p>Package: <a href="/api/public-suffix/"><code>@waymark/public-suffix</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/suffix-list-damaged.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const suffixListDamaged = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  suffixListDamaged as default
};
