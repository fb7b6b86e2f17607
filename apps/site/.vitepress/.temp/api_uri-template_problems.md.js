import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"@waymark/uri-template/problems","description":"The API of @waymark/uri-template/problems. URI Templates (RFC 6570): parse, expand, and match in reverse, with a check that no URI can be read in two ways.","frontmatter":{"title":"@waymark/uri-template/problems","description":"The API of @waymark/uri-template/problems. URI Templates (RFC 6570): parse, expand, and match in reverse, with a check that no URI can be read in two ways."},"headers":[],"relativePath":"api/uri-template/problems.md","filePath":"api/uri-template/problems.md"}');
const _sfc_main = { name: "api/uri-template/problems.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="waymark-uri-template-problems" tabindex="-1"><code>@waymark/uri-template/problems</code> <a class="header-anchor" href="#waymark-uri-template-problems" aria-label="Permalink to &quot;\`@waymark/uri-template/problems\`&quot;">​</a></h1><h2 id="variables" tabindex="-1">Variables <a class="header-anchor" href="#variables" aria-label="Permalink to &quot;Variables&quot;">​</a></h2><h3 id="problems" tabindex="-1">problems <a class="header-anchor" href="#problems" aria-label="Permalink to &quot;problems&quot;">​</a></h3><blockquote><p><code>const</code> <strong>problems</strong>: <a href="./../infra/problem#problemcatalogue"><code>ProblemCatalogue</code></a></p></blockquote><p>Defined in: <a href="https://github.com/waymark-url/waymark/blob/main/packages/uri-template/src/problems.ts#L273" target="_blank" rel="noreferrer">packages/uri-template/src/problems.ts:273</a></p><p>Every problem of a URI Template, and of values for one.</p><h4 id="example" tabindex="-1">Example <a class="header-anchor" href="#example" aria-label="Permalink to &quot;Example&quot;">​</a></h4><div class="language-ts vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { problems } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &#39;@waymark/uri-template/problems&#39;</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">const</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"> entry</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> =</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> problems.entries.</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">find</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(({ </span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">code</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> }) </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">=&gt;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> code </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">===</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &#39;template-ambiguous&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">)</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">entry?.summary </span><span style="--shiki-light:#66707B;--shiki-dark:#BDC4CC;">// =&gt; &#39;Some URI can be read in two ways.&#39;</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/uri-template/problems.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const problems = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  problems as default
};
