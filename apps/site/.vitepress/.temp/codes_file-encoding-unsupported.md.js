import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-encoding-unsupported","description":"The text is not UTF-8.","frontmatter":{"title":"file-encoding-unsupported","description":"The text is not UTF-8.","prev":{"text":"file-binary","link":"/codes/file-binary"},"next":{"text":"file-line-endings","link":"/codes/file-line-endings"}},"headers":[],"relativePath":"codes/file-encoding-unsupported.md","filePath":"codes/file-encoding-unsupported.md"}');
const _sfc_main = { name: "codes/file-encoding-unsupported.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-encoding-unsupported" tabindex="-1"><code>file-encoding-unsupported</code> <a class="header-anchor" href="#file-encoding-unsupported" aria-label="Permalink to &quot;\`file-encoding-unsupported\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sites">Sites and files</a></p><p>The text is not UTF-8.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>URLs, JSON and sitemaps are read as UTF-8. In another encoding, such as UTF-16 of Windows programs, characters beyond ASCII would become others, and so would the URLs.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Save or convert the file as UTF-8.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>urls.txt in UTF-16</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>iconv -f UTF-16 -t UTF-8 urls.txt</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain file-encoding-unsupported</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc8259#section-8.1" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc8259#section-8.1</code></a></p><p>Package: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/file-encoding-unsupported.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fileEncodingUnsupported = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fileEncodingUnsupported as default
};
