import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"pattern-base-missing","description":"The pattern is relative, and there is no base URL.","frontmatter":{"title":"pattern-base-missing","description":"The pattern is relative, and there is no base URL.","prev":{"text":"pattern-text-invalid","link":"/codes/pattern-text-invalid"},"next":{"text":"pattern-base-invalid","link":"/codes/pattern-base-invalid"}},"headers":[],"relativePath":"codes/pattern-base-missing.md","filePath":"codes/pattern-base-missing.md"}');
const _sfc_main = { name: "codes/pattern-base-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="pattern-base-missing" tabindex="-1"><code>pattern-base-missing</code> <a class="header-anchor" href="#pattern-base-missing" aria-label="Permalink to &quot;\`pattern-base-missing\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#url-patterns">URL patterns</a></p><p>The pattern is relative, and there is no base URL.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A pattern without a protocol needs a base URL to take it from. &quot;data:foo&quot; has no protocol either: &quot;:foo&quot; is a group.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Give a base URL, or begin with a protocol; write &quot;\\:&quot; for a colon before a letter.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/books</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://a.example/books</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain pattern-base-missing</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://urlpattern.spec.whatwg.org/#constructor-string-parsing" target="_blank" rel="noreferrer"><code>urlpattern.spec.whatwg.org/#constructor-string-parsing</code></a></p><p>Package: <a href="/api/url-pattern/"><code>@waymark/url-pattern</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/pattern-base-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const patternBaseMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  patternBaseMissing as default
};
