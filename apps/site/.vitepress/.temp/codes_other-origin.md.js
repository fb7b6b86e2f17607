import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"other-origin","description":"The reference leads to another scheme, host or port, or has credentials.","frontmatter":{"title":"other-origin","description":"The reference leads to another scheme, host or port, or has credentials.","prev":{"text":"not-a-url","link":"/codes/not-a-url"},"next":{"text":"outside-folder","link":"/codes/outside-folder"}},"headers":[],"relativePath":"codes/other-origin.md","filePath":"codes/other-origin.md"}');
const _sfc_main = { name: "codes/other-origin.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="other-origin" tabindex="-1"><code>other-origin</code> <a class="header-anchor" href="#other-origin" aria-label="Permalink to &quot;\`other-origin\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#paths">Paths, file names and outgoing URLs</a></p><p>The reference leads to another scheme, host or port, or has credentials.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A reference can be a whole URL, or begin with <code>//</code> and a host. The guard compares scheme, credentials, host and port with those of the base.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Give a reference without scheme and host.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>resolveBelow(&#39;https://cdn.example/assets/v1/&#39;, …)</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>//evil.example/logo.png</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>img/logo.png</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain other-origin</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-4.2" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-4.2</code></a></p><p>Package: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/other-origin.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const otherOrigin = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  otherOrigin as default
};
