import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"pattern-backtracking-unknown","description":"This regular expression is too large to say how long it takes.","frontmatter":{"title":"pattern-backtracking-unknown","description":"This regular expression is too large to say how long it takes.","prev":{"text":"pattern-backtracking-polynomial","link":"/codes/pattern-backtracking-polynomial"},"next":false},"headers":[],"relativePath":"codes/pattern-backtracking-unknown.md","filePath":"codes/pattern-backtracking-unknown.md"}');
const _sfc_main = { name: "codes/pattern-backtracking-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="pattern-backtracking-unknown" tabindex="-1"><code>pattern-backtracking-unknown</code> <a class="header-anchor" href="#pattern-backtracking-unknown" aria-label="Permalink to &quot;\`pattern-backtracking-unknown\`&quot;">​</a></h1><p><strong>Info</strong> · <a href="/codes/#url-patterns">URL patterns</a></p><p>This regular expression is too large to say how long it takes.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A repetition with a count is read as so many copies, and the copies of counts in counts multiply.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Write it with fewer alternatives and smaller counts.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>as the pathname of an object, to inspectUrlPattern</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/((?:(?:a{99}){99}){99})</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/(a+)</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain pattern-backtracking-unknown</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://developer.mozilla.org/en-US/docs/Web/Security/Attacks/Regular_expression_denial_of_service" target="_blank" rel="noreferrer"><code>developer.mozilla.org/en-US/docs/Web/Security/Attacks/Regular_expression_denial_of_service</code></a></p><p>Package: <a href="/api/url-pattern/"><code>@waymark/url-pattern</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/pattern-backtracking-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const patternBacktrackingUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  patternBacktrackingUnknown as default
};
