import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"pattern-base-invalid","description":"The base is not a URL.","frontmatter":{"title":"pattern-base-invalid","description":"The base is not a URL.","prev":{"text":"pattern-base-missing","link":"/codes/pattern-base-missing"},"next":{"text":"pattern-base-unexpected","link":"/codes/pattern-base-unexpected"}},"headers":[],"relativePath":"codes/pattern-base-invalid.md","filePath":"codes/pattern-base-invalid.md"}');
const _sfc_main = { name: "codes/pattern-base-invalid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="pattern-base-invalid" tabindex="-1"><code>pattern-base-invalid</code> <a class="header-anchor" href="#pattern-base-invalid" aria-label="Permalink to &quot;\`pattern-base-invalid\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#url-patterns">URL patterns</a></p><p>The base is not a URL.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>The base URL is parsed as a URL, not as a pattern.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Give an absolute URL, such as https://example.com/.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>the arguments of new URLPattern</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&quot;/books&quot;, &quot;example.com&quot;</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&quot;/books&quot;, &quot;https://example.com/&quot;</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain pattern-base-invalid</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://urlpattern.spec.whatwg.org/#constructor-string-parsing" target="_blank" rel="noreferrer"><code>urlpattern.spec.whatwg.org/#constructor-string-parsing</code></a></p><p>Package: <a href="/api/url-pattern/"><code>@waymark/url-pattern</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/pattern-base-invalid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const patternBaseInvalid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  patternBaseInvalid as default
};
