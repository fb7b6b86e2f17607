import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"fragment-not-valid","description":"The fragment is not valid: a range that ends before it begins, an invalid JSON Pointer, or characters that must be percent-encoded.","frontmatter":{"title":"fragment-not-valid","description":"The fragment is not valid: a range that ends before it begins, an invalid JSON Pointer, or characters that must be percent-encoded.","prev":{"text":"query-not-decodable","link":"/codes/query-not-decodable"},"next":false},"headers":[],"relativePath":"codes/fragment-not-valid.md","filePath":"codes/fragment-not-valid.md"}');
const _sfc_main = { name: "codes/fragment-not-valid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="fragment-not-valid" tabindex="-1"><code>fragment-not-valid</code> <a class="header-anchor" href="#fragment-not-valid" aria-label="Permalink to &quot;\`fragment-not-valid\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>The fragment is not valid: a range that ends before it begins, an invalid JSON Pointer, or characters that must be percent-encoded.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A fragment is a section, a line (<code>L10</code>), a range of lines (<code>L10-L20</code>) or a JSON Pointer (<code>/a/b</code>). A client cannot find the place that something else names.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Correct the fragment.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>memory://s/k#L2-L1</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>memory://s/k#L1-L2</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain fragment-not-valid</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6901#section-6" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6901#section-6</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/fragment-not-valid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fragmentNotValid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fragmentNotValid as default
};
