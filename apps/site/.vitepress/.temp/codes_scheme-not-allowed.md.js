import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"scheme-not-allowed","description":"The scheme is not one of the allowed ones.","frontmatter":{"title":"scheme-not-allowed","description":"The scheme is not one of the allowed ones.","prev":{"text":"scheme-unknown","link":"/codes/scheme-unknown"},"next":{"text":"scheme-format","link":"/codes/scheme-format"}},"headers":[],"relativePath":"codes/scheme-not-allowed.md","filePath":"codes/scheme-not-allowed.md"}');
const _sfc_main = { name: "codes/scheme-not-allowed.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="scheme-not-allowed" tabindex="-1"><code>scheme-not-allowed</code> <a class="header-anchor" href="#scheme-not-allowed" aria-label="Permalink to &quot;\`scheme-not-allowed\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>The scheme is not one of the allowed ones.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A project that lists its schemes in <code>allowedSchemes</code> wants no other, and a client that meets another cannot read the resource. Without the list, every scheme is allowed.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Use an allowed scheme, or add this one to <code>allowedSchemes</code>.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>with the options {&quot;allowedSchemes&quot;:[&quot;file&quot;,&quot;db&quot;,&quot;memory&quot;,&quot;git&quot;]}</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/users</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>db://postgres/mydb/users</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain scheme-not-allowed</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#scheme-not-allowed" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#scheme-not-allowed</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/scheme-not-allowed.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const schemeNotAllowed = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  schemeNotAllowed as default
};
