import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"suffix-rule-and-exception","description":"A name is a rule and an exception.","frontmatter":{"title":"suffix-rule-and-exception","description":"A name is a rule and an exception.","prev":{"text":"suffix-misplaced-wildcard","link":"/codes/suffix-misplaced-wildcard"},"next":{"text":"suffix-bare-exception","link":"/codes/suffix-bare-exception"}},"headers":[],"relativePath":"codes/suffix-rule-and-exception.md","filePath":"codes/suffix-rule-and-exception.md"}');
const _sfc_main = { name: "codes/suffix-rule-and-exception.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="suffix-rule-and-exception" tabindex="-1"><code>suffix-rule-and-exception</code> <a class="header-anchor" href="#suffix-rule-and-exception" aria-label="Permalink to &quot;\`suffix-rule-and-exception\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#suffix-lists">Lists of public suffixes</a></p><p>A name is a rule and an exception.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A rule says that a name is a public suffix, and an exception says that it is not.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Remove one of the two lines.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>as the whole list, to \`createPublicSuffixList\`</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>*.a.example</span></span>
<span class="line"><span>!a.example</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>*.example</span></span>
<span class="line"><span>!a.example</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain suffix-rule-and-exception</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://github.com/publicsuffix/list/wiki/Format#format" target="_blank" rel="noreferrer"><code>github.com/publicsuffix/list/wiki/Format#format</code></a></p><p>Package: <a href="/api/public-suffix/"><code>@waymark/public-suffix</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/suffix-rule-and-exception.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const suffixRuleAndException = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  suffixRuleAndException as default
};
