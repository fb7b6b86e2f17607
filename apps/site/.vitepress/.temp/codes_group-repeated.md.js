import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"group-repeated","description":"The rows of a group do not follow one another.","frontmatter":{"title":"group-repeated","description":"The rows of a group do not follow one another.","prev":{"text":"row-length","link":"/codes/row-length"},"next":{"text":"group-without-lang","link":"/codes/group-without-lang"}},"headers":[],"relativePath":"codes/group-repeated.md","filePath":"codes/group-repeated.md"}');
const _sfc_main = { name: "codes/group-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="group-repeated" tabindex="-1"><code>group-repeated</code> <a class="header-anchor" href="#group-repeated" aria-label="Permalink to &quot;\`group-repeated\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sites">Sites and files</a></p><p>The rows of a group do not follow one another.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Only rows that follow one another are linked as translations, because a table of any size is read in bounded memory.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Sort the table by its column group.</p><p><strong>With <code>--fix</code>:</strong> Nothing is corrected. The rows may belong together, or two groups may have one name by mistake.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>a table of pages</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>group,lang,url,lastmod</span></span>
<span class="line"><span>1,en,https://a.example/en,2024-01-01T00:00:00Z</span></span>
<span class="line"><span>2,en,https://a.example/b,2024-01-01T00:00:00Z</span></span>
<span class="line"><span>1,de,https://a.example/de,2024-01-01T00:00:00Z</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>group,lang,url,lastmod</span></span>
<span class="line"><span>1,en,https://a.example/en,2024-01-01T00:00:00Z</span></span>
<span class="line"><span>1,de,https://a.example/de,2024-01-01T00:00:00Z</span></span>
<span class="line"><span>2,en,https://a.example/b,2024-01-01T00:00:00Z</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain group-repeated</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme</code></a></p><p>Package: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/group-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const groupRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  groupRepeated as default
};
