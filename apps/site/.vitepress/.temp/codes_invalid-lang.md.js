import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"invalid-lang","description":"A language is not a language tag.","frontmatter":{"title":"invalid-lang","description":"A language is not a language tag.","prev":{"text":"invalid-priority","link":"/codes/invalid-priority"},"next":{"text":"invalid-entry","link":"/codes/invalid-entry"}},"headers":[],"relativePath":"codes/invalid-lang.md","filePath":"codes/invalid-lang.md"}');
const _sfc_main = { name: "codes/invalid-lang.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="invalid-lang" tabindex="-1"><code>invalid-lang</code> <a class="header-anchor" href="#invalid-lang" aria-label="Permalink to &quot;\`invalid-lang\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sitemaps">Sitemaps</a></p><p>A language is not a language tag.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A sitemap cannot be written with a <code>hreflang</code> value that is not one.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Write a tag such as <code>en</code>, <code>pt-BR</code> or <code>x-default</code>.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>writing an entry with \`lang: &#39;not a tag&#39;\`</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>writing an entry with \`lang: &#39;de&#39;\`</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain invalid-lang</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://developers.google.com/search/docs/specialty/international/localized-versions" target="_blank" rel="noreferrer"><code>developers.google.com/search/docs/specialty/international/localized-versions</code></a></p><p>Package: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/invalid-lang.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const invalidLang = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  invalidLang as default
};
