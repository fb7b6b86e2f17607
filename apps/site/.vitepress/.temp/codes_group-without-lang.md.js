import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"group-without-lang","description":"A page of a group has no language.","frontmatter":{"title":"group-without-lang","description":"A page of a group has no language.","prev":{"text":"group-repeated","link":"/codes/group-repeated"},"next":{"text":"default-lang-differs","link":"/codes/default-lang-differs"}},"headers":[],"relativePath":"codes/group-without-lang.md","filePath":"codes/group-without-lang.md"}');
const _sfc_main = { name: "codes/group-without-lang.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="group-without-lang" tabindex="-1"><code>group-without-lang</code> <a class="header-anchor" href="#group-without-lang" aria-label="Permalink to &quot;\`group-without-lang\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sites">Sites and files</a></p><p>A page of a group has no language.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A link to a translation needs its language, so the other pages are not linked to it.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Write the language of the page in the column lang.</p><p><strong>With <code>--fix</code>:</strong> Nothing is corrected. The table does not say which language the page has.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>a table of pages</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>group,lang,url,lastmod</span></span>
<span class="line"><span>1,en,https://a.example/en,2024-01-01T00:00:00Z</span></span>
<span class="line"><span>1,,https://a.example/de,2024-01-01T00:00:00Z</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>group,lang,url,lastmod</span></span>
<span class="line"><span>1,en,https://a.example/en,2024-01-01T00:00:00Z</span></span>
<span class="line"><span>1,de,https://a.example/de,2024-01-01T00:00:00Z</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain group-without-lang</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://developers.google.com/search/docs/specialty/international/localized-versions" target="_blank" rel="noreferrer"><code>developers.google.com/search/docs/specialty/international/localized-versions</code></a></p><p>Package: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/group-without-lang.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const groupWithoutLang = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  groupWithoutLang as default
};
