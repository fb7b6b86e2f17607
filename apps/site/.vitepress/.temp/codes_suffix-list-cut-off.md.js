import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"suffix-list-cut-off","description":"The list ends within a section.","frontmatter":{"title":"suffix-list-cut-off","description":"The list ends within a section.","prev":{"text":"suffix-bare-exception","link":"/codes/suffix-bare-exception"},"next":{"text":"suffix-list-empty","link":"/codes/suffix-list-empty"}},"headers":[],"relativePath":"codes/suffix-list-cut-off.md","filePath":"codes/suffix-list-cut-off.md"}');
const _sfc_main = { name: "codes/suffix-list-cut-off.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="suffix-list-cut-off" tabindex="-1"><code>suffix-list-cut-off</code> <a class="header-anchor" href="#suffix-list-cut-off" aria-label="Permalink to &quot;\`suffix-list-cut-off\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#suffix-lists">Lists of public suffixes</a></p><p>The list ends within a section.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Each section of the published list ends with a marker. Without it, a part of the list is missing, and names of that part would count as the names of one owner.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Download it again.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>as the whole list, to \`createPublicSuffixList\`</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>// ===BEGIN ICANN DOMAINS===</span></span>
<span class="line"><span>com</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>// ===BEGIN ICANN DOMAINS===</span></span>
<span class="line"><span>com</span></span>
<span class="line"><span>// ===END ICANN DOMAINS===</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain suffix-list-cut-off</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://github.com/publicsuffix/list/wiki/Format#format" target="_blank" rel="noreferrer"><code>github.com/publicsuffix/list/wiki/Format#format</code></a></p><p>Package: <a href="/api/public-suffix/"><code>@waymark/public-suffix</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/suffix-list-cut-off.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const suffixListCutOff = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  suffixListCutOff as default
};
