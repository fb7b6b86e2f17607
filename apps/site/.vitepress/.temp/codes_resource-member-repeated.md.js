import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"resource-member-repeated","description":"An object has two members of one name.","frontmatter":{"title":"resource-member-repeated","description":"An object has two members of one name.","prev":{"text":"resource-list-not-array","link":"/codes/resource-list-not-array"},"next":{"text":"ignore-not-understood","link":"/codes/ignore-not-understood"}},"headers":[],"relativePath":"codes/resource-member-repeated.md","filePath":"codes/resource-member-repeated.md"}');
const _sfc_main = { name: "codes/resource-member-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="resource-member-repeated" tabindex="-1"><code>resource-member-repeated</code> <a class="header-anchor" href="#resource-member-repeated" aria-label="Permalink to &quot;\`resource-member-repeated\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>An object has two members of one name.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>JSON does not say which of two members of one name counts: some readers take the first, most the last, and some refuse the document. Often an entry was copied and changed only in part. The linter checks the URIs of both.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Keep one of the members.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-json vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;resources&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: [</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">      &quot;uri&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;db://a/b/d&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  ]</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-json vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;resources&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: [</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">      &quot;uri&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;db://a/b/c&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    },</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">      &quot;uri&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;db://a/b/d&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  ]</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">}</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain resource-member-repeated</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc8259#section-4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc8259#section-4</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/resource-member-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const resourceMemberRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  resourceMemberRepeated as default
};
