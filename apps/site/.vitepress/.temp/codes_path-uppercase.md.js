import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"path-uppercase","description":"The path contains capital letters.","frontmatter":{"title":"path-uppercase","description":"The path contains capital letters.","prev":{"text":"path-underscore","link":"/codes/path-underscore"},"next":{"text":"path-repeated-hyphen","link":"/codes/path-repeated-hyphen"}},"headers":[],"relativePath":"codes/path-uppercase.md","filePath":"codes/path-uppercase.md"}');
const _sfc_main = { name: "codes/path-uppercase.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="path-uppercase" tabindex="-1"><code>path-uppercase</code> <a class="header-anchor" href="#path-uppercase" aria-label="Permalink to &quot;\`path-uppercase\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>The path contains capital letters.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Paths are case-sensitive: <code>/Users</code> and <code>/users</code> are two resources, and people who type the wrong one get nothing.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Write the path in lower case.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>linted as a path</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/MY-RESOURCE</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/my-resource</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=/MY-RESOURCE" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain path-uppercase</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#path-uppercase" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#path-uppercase</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/path-uppercase.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const pathUppercase = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  pathUppercase as default
};
