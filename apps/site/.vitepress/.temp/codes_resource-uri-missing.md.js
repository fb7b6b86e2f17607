import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"resource-uri-missing","description":"An entry of a resource list has no URI.","frontmatter":{"title":"resource-uri-missing","description":"An entry of a resource list has no URI.","prev":{"text":"set-mixed-trailing-slash","link":"/codes/set-mixed-trailing-slash"},"next":{"text":"resource-uri-not-string","link":"/codes/resource-uri-not-string"}},"headers":[],"relativePath":"codes/resource-uri-missing.md","filePath":"codes/resource-uri-missing.md"}');
const _sfc_main = { name: "codes/resource-uri-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="resource-uri-missing" tabindex="-1"><code>resource-uri-missing</code> <a class="header-anchor" href="#resource-uri-missing" aria-label="Permalink to &quot;\`resource-uri-missing\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>An entry of a resource list has no URI.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>An entry of <code>resources</code> has a member <code>uri</code>, and an entry of <code>resourceTemplates</code> a member <code>uriTemplate</code>; in a plain list, each element is a string or such an object. Without a URI, a client cannot read the resource, and the linter has nothing to check. Most often the name of the member is misspelt, such as <code>url</code>.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Give the resource a <code>uri</code>, or the template a <code>uriTemplate</code>.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-json vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;resources&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: [</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">      &quot;url&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;db://a/b/c&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  ]</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-json vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;resources&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: [</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">      &quot;uri&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;db://a/b/c&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  ]</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">}</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain resource-uri-missing</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://modelcontextprotocol.io/specification/2025-06-18/server/resources" target="_blank" rel="noreferrer"><code>modelcontextprotocol.io/specification/2025-06-18/server/resources</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/resource-uri-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const resourceUriMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  resourceUriMissing as default
};
