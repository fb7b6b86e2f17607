import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"url-line-scheme","description":"The preset does not take URLs of this scheme.","frontmatter":{"title":"url-line-scheme","description":"The preset does not take URLs of this scheme.","prev":{"text":"url-line-not-utf-8","link":"/codes/url-line-not-utf-8"},"next":{"text":"url-line-without-form","link":"/codes/url-line-without-form"}},"headers":[],"relativePath":"codes/url-line-scheme.md","filePath":"codes/url-line-scheme.md"}');
const _sfc_main = { name: "codes/url-line-scheme.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="url-line-scheme" tabindex="-1"><code>url-line-scheme</code> <a class="header-anchor" href="#url-line-scheme" aria-label="Permalink to &quot;\`url-line-scheme\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#url-lists">Normalising lists of URLs</a></p><p>The preset does not take URLs of this scheme.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A preset can say which schemes it is for. The preset <code>seo</code> makes canonical URLs of pages, which have https or http URLs; <code>javascript:</code>, <code>mailto:</code>, <code>ftp:</code> and <code>file:</code> URLs are not pages.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Leave the line out, or choose another preset.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>the preset \`seo\`</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>mailto:a@example.com</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain url-line-scheme</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#concept-url-scheme" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#concept-url-scheme</code></a></p><p>Package: <a href="/api/normalize/"><code>@waymark/normalize</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/url-line-scheme.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const urlLineScheme = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  urlLineScheme as default
};
