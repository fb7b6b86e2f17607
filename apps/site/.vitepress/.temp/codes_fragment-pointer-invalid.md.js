import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"fragment-pointer-invalid","description":"The JSON Pointer in the fragment is not valid.","frontmatter":{"title":"fragment-pointer-invalid","description":"The JSON Pointer in the fragment is not valid.","prev":{"text":"fragment-range-reversed","link":"/codes/fragment-range-reversed"},"next":{"text":"unencoded-space","link":"/codes/unencoded-space"}},"headers":[],"relativePath":"codes/fragment-pointer-invalid.md","filePath":"codes/fragment-pointer-invalid.md"}');
const _sfc_main = { name: "codes/fragment-pointer-invalid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="fragment-pointer-invalid" tabindex="-1"><code>fragment-pointer-invalid</code> <a class="header-anchor" href="#fragment-pointer-invalid" aria-label="Permalink to &quot;\`fragment-pointer-invalid\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>The JSON Pointer in the fragment is not valid.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>In a JSON Pointer, <code>~</code> is written <code>~0</code>, and <code>/</code> inside a name <code>~1</code>. Nothing else can follow a <code>~</code>, so a reader cannot find the member that was meant.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Write <code>~</code> as <code>~0</code>.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>linted as a fragment</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>#/a~2b</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>#/database/host</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain fragment-pointer-invalid</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#fragment-pointer-invalid" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#fragment-pointer-invalid</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/fragment-pointer-invalid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fragmentPointerInvalid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fragmentPointerInvalid as default
};
