import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"invalid-entry","description":"An entry or one of its values has the wrong type.","frontmatter":{"title":"invalid-entry","description":"An entry or one of its values has the wrong type.","prev":{"text":"invalid-lang","link":"/codes/invalid-lang"},"next":{"text":"illegal-character","link":"/codes/illegal-character"}},"headers":[],"relativePath":"codes/invalid-entry.md","filePath":"codes/invalid-entry.md"}');
const _sfc_main = { name: "codes/invalid-entry.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="invalid-entry" tabindex="-1"><code>invalid-entry</code> <a class="header-anchor" href="#invalid-entry" aria-label="Permalink to &quot;\`invalid-entry\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sitemaps">Sitemaps</a></p><p>An entry or one of its values has the wrong type.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>An entry must be an object, <code>loc</code> a string and <code>alternates</code> a list. From anything else no element of a sitemap can be made.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Give an object with a string <code>loc</code>.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>writing an entry \`null\`</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>writing an entry \`{ loc: &#39;https://a.example/&#39; }\`</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain invalid-entry</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.sitemaps.org/protocol.html#xmlTagDefinitions" target="_blank" rel="noreferrer"><code>www.sitemaps.org/protocol.html#xmlTagDefinitions</code></a></p><p>Package: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/invalid-entry.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const invalidEntry = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  invalidEntry as default
};
