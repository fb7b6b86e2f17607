import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"empty","description":"The file is empty.","frontmatter":{"title":"empty","description":"The file is empty.","prev":{"text":"old-news","link":"/codes/old-news"},"next":{"text":"no-entries","link":"/codes/no-entries"}},"headers":[],"relativePath":"codes/empty.md","filePath":"codes/empty.md"}');
const _sfc_main = { name: "codes/empty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="empty" tabindex="-1"><code>empty</code> <a class="header-anchor" href="#empty" aria-label="Permalink to &quot;\`empty\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sitemaps">Sitemaps</a></p><p>The file is empty.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Search engines report it as an invalid sitemap. Often the program that writes it was stopped, or wrote to another file.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Write the sitemap again.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><p>the empty string</p></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-xml vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">xml</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">urlset</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"> xmlns</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">=</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;http://www.sitemaps.org/schemas/sitemap/0.9&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  &lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">url</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    &lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">loc</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;https://a.example/&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">loc</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  &lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">url</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">urlset</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain empty</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html#sitemapXMLFormat" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html#sitemapXMLFormat</code></a></p><p>Package: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/empty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const empty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  empty as default
};
