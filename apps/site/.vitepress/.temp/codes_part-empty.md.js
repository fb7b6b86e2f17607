import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"part-empty","description":"The part is empty.","frontmatter":{"title":"part-empty","description":"The part is empty.","prev":{"text":"part-invalid","link":"/codes/part-invalid"},"next":{"text":"part-lone-surrogate","link":"/codes/part-lone-surrogate"}},"headers":[],"relativePath":"codes/part-empty.md","filePath":"codes/part-empty.md"}');
const _sfc_main = { name: "codes/part-empty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="part-empty" tabindex="-1"><code>part-empty</code> <a class="header-anchor" href="#part-empty" aria-label="Permalink to &quot;\`part-empty\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>The part is empty.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>An empty name of a parameter, section or pointer cannot be told from one that is missing, so the URI would be read back as other data.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Give a value that is not empty.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>resource.file({ path: [&#39;a&#39;], fragment: { form: &#39;section&#39;, name: … } })</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><p>the empty string</p></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain part-empty</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-3.5" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-3.5</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/part-empty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const partEmpty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  partEmpty as default
};
