import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"url-line-too-long","description":"The line is longer than a URL may be here.","frontmatter":{"title":"url-line-too-long","description":"The line is longer than a URL may be here.","prev":false,"next":{"text":"url-line-not-utf-8","link":"/codes/url-line-not-utf-8"}},"headers":[],"relativePath":"codes/url-line-too-long.md","filePath":"codes/url-line-too-long.md"}');
const _sfc_main = { name: "codes/url-line-too-long.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="url-line-too-long" tabindex="-1"><code>url-line-too-long</code> <a class="header-anchor" href="#url-line-too-long" aria-label="Permalink to &quot;\`url-line-too-long\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#url-lists">Normalising lists of URLs</a></p><p>The line is longer than a URL may be here.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Bulk work reads one URL from each line and keeps one line in memory. A line over the limit, 1 MiB by default, is left out. Most often the file has no line breaks, or is not a list of URLs at all.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Check that the file has one URL on each line, or raise the limit.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>a limit of 20 bytes</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/aaaaaaaa</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain url-line-too-long</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#urls" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#urls</code></a></p><p>Package: <a href="/api/normalize/"><code>@waymark/normalize</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/url-line-too-long.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const urlLineTooLong = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  urlLineTooLong as default
};
