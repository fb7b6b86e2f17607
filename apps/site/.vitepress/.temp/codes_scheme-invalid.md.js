import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"scheme-invalid","description":"The scheme is not valid.","frontmatter":{"title":"scheme-invalid","description":"The scheme is not valid.","prev":{"text":"scheme-missing","link":"/codes/scheme-missing"},"next":{"text":"scheme-not-lowercase","link":"/codes/scheme-not-lowercase"}},"headers":[],"relativePath":"codes/scheme-invalid.md","filePath":"codes/scheme-invalid.md"}');
const _sfc_main = { name: "codes/scheme-invalid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="scheme-invalid" tabindex="-1"><code>scheme-invalid</code> <a class="header-anchor" href="#scheme-invalid" aria-label="Permalink to &quot;\`scheme-invalid\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>The scheme is not valid.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A scheme begins with a letter, followed by letters, digits, <code>+</code>, <code>-</code> and <code>.</code>. Parsers take anything else for a relative path, and resolve it against their base.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Use letters, digits, <code>+</code>, <code>-</code> and <code>.</code> only.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>my_scheme://x/y</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>my-scheme://x/y</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=my_scheme://x/y" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain scheme-invalid</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-3.1" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-3.1</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/scheme-invalid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const schemeInvalid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  schemeInvalid as default
};
