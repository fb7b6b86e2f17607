import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"suffix-bare-exception","description":"An exception is not a domain below a suffix.","frontmatter":{"title":"suffix-bare-exception","description":"An exception is not a domain below a suffix.","prev":{"text":"suffix-rule-and-exception","link":"/codes/suffix-rule-and-exception"},"next":{"text":"suffix-list-cut-off","link":"/codes/suffix-list-cut-off"}},"headers":[],"relativePath":"codes/suffix-bare-exception.md","filePath":"codes/suffix-bare-exception.md"}');
const _sfc_main = { name: "codes/suffix-bare-exception.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="suffix-bare-exception" tabindex="-1"><code>suffix-bare-exception</code> <a class="header-anchor" href="#suffix-bare-exception" aria-label="Permalink to &quot;\`suffix-bare-exception\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#suffix-lists">Lists of public suffixes</a></p><p>An exception is not a domain below a suffix.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>An exception says that the public suffix is what follows its first label. Nothing follows <code>com</code>.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Write a rule such as <code>!city.example</code>, or remove the line.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>as the whole list, to \`createPublicSuffixList\`</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>com</span></span>
<span class="line"><span>!com</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>*.example</span></span>
<span class="line"><span>!city.example</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain suffix-bare-exception</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://github.com/publicsuffix/list/wiki/Format#format" target="_blank" rel="noreferrer"><code>github.com/publicsuffix/list/wiki/Format#format</code></a></p><p>Package: <a href="/api/public-suffix/"><code>@waymark/public-suffix</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/suffix-bare-exception.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const suffixBareException = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  suffixBareException as default
};
