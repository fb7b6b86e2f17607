import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"part-delimiter","description":"The part contains a character that ends or divides this part of the URI.","frontmatter":{"title":"part-delimiter","description":"The part contains a character that ends or divides this part of the URI.","prev":{"text":"part-lone-surrogate","link":"/codes/part-lone-surrogate"},"next":{"text":"file-not-absolute","link":"/codes/file-not-absolute"}},"headers":[],"relativePath":"codes/part-delimiter.md","filePath":"codes/part-delimiter.md"}');
const _sfc_main = { name: "codes/part-delimiter.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="part-delimiter" tabindex="-1"><code>part-delimiter</code> <a class="header-anchor" href="#part-delimiter" aria-label="Permalink to &quot;\`part-delimiter\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>The part contains a character that ends or divides this part of the URI.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A slash, a question mark, a number sign, an at sign or a percent sign in a host would begin another part of the URI, or hide the real host.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Remove the character.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>resource.https({ host: … })</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>evil.example/x@a.example</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a.example</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain part-delimiter</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-3.2" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-3.2</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/part-delimiter.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const partDelimiter = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  partDelimiter as default
};
