import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"default-lang-differs","description":"The files of a database have different default languages. The first is used.","frontmatter":{"title":"default-lang-differs","description":"The files of a database have different default languages. The first is used.","prev":{"text":"group-without-lang","link":"/codes/group-without-lang"},"next":{"text":"not-convertible","link":"/codes/not-convertible"}},"headers":[],"relativePath":"codes/default-lang-differs.md","filePath":"codes/default-lang-differs.md"}');
const _sfc_main = { name: "codes/default-lang-differs.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="default-lang-differs" tabindex="-1"><code>default-lang-differs</code> <a class="header-anchor" href="#default-lang-differs" aria-label="Permalink to &quot;\`default-lang-differs\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#sites">Sites and files</a></p><p>The files of a database have different default languages. The first is used.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Several files are read as one database of one site, which has one main language.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Give all files the same defaultLang, or build the sites one by one.</p><p><strong>With <code>--fix</code>:</strong> Nothing is corrected. Only the site knows which language is its main one.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>two files with the defaultLang en and de</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain default-lang-differs</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme</code></a></p><p>Package: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/default-lang-differs.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const defaultLangDiffers = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  defaultLangDiffers as default
};
