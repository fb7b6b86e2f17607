import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"invalid-reverse-solidus","description":"There is a backslash where a slash belongs.","frontmatter":{"title":"invalid-reverse-solidus","description":"There is a backslash where a slash belongs.","prev":{"text":"missing-scheme-non-relative-URL","link":"/codes/missing-scheme-non-relative-url"},"next":{"text":"invalid-credentials","link":"/codes/invalid-credentials"}},"headers":[],"relativePath":"codes/invalid-reverse-solidus.md","filePath":"codes/invalid-reverse-solidus.md"}');
const _sfc_main = { name: "codes/invalid-reverse-solidus.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="invalid-reverse-solidus" tabindex="-1"><code>invalid-reverse-solidus</code> <a class="header-anchor" href="#invalid-reverse-solidus" aria-label="Permalink to &quot;\`invalid-reverse-solidus\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#url-parsing">URL parsing</a></p><p>There is a backslash where a slash belongs.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>In a URL with a special scheme, browsers read a backslash as a slash. Programs that follow RFC 3986 do not, so they may see another host or path.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Write / instead of \\.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org\\path\\to\\file</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org/path/to/file</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://example.org%5Cpath%5Cto%5Cfile" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain invalid-reverse-solidus</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#invalid-reverse-solidus" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#invalid-reverse-solidus</code></a></p><p>Package: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/invalid-reverse-solidus.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const invalidReverseSolidus = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  invalidReverseSolidus as default
};
