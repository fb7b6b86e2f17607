import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"url-line-not-utf-8","description":"The line is not UTF-8.","frontmatter":{"title":"url-line-not-utf-8","description":"The line is not UTF-8.","prev":{"text":"url-line-too-long","link":"/codes/url-line-too-long"},"next":{"text":"url-line-scheme","link":"/codes/url-line-scheme"}},"headers":[],"relativePath":"codes/url-line-not-utf-8.md","filePath":"codes/url-line-not-utf-8.md"}');
const _sfc_main = { name: "codes/url-line-not-utf-8.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="url-line-not-utf-8" tabindex="-1"><code>url-line-not-utf-8</code> <a class="header-anchor" href="#url-line-not-utf-8" aria-label="Permalink to &quot;\`url-line-not-utf-8\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#url-lists">Normalising lists of URLs</a></p><p>The line is not UTF-8.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>URLs are read as UTF-8. A line in another encoding cannot be read without guessing which one, and a wrong guess would give a URL that leads elsewhere.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Convert the file to UTF-8 first.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>ISO-8859-1</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/é</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/%C3%A9</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain url-line-not-utf-8</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://encoding.spec.whatwg.org/#utf-8-decode-without-bom-or-fail" target="_blank" rel="noreferrer"><code>encoding.spec.whatwg.org/#utf-8-decode-without-bom-or-fail</code></a></p><p>Package: <a href="/api/normalize/"><code>@waymark/normalize</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/url-line-not-utf-8.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const urlLineNotUtf8 = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  urlLineNotUtf8 as default
};
