import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-line-endings","description":"The lines end in carriage returns without line feeds.","frontmatter":{"title":"file-line-endings","description":"The lines end in carriage returns without line feeds.","prev":{"text":"file-encoding-unsupported","link":"/codes/file-encoding-unsupported"},"next":{"text":"file-compression-damaged","link":"/codes/file-compression-damaged"}},"headers":[],"relativePath":"codes/file-line-endings.md","filePath":"codes/file-line-endings.md"}');
const _sfc_main = { name: "codes/file-line-endings.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-line-endings" tabindex="-1"><code>file-line-endings</code> <a class="header-anchor" href="#file-line-endings" aria-label="Permalink to &quot;\`file-line-endings\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sites">Sites and files</a></p><p>The lines end in carriage returns without line feeds.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Programs of old Macs wrote lines so. For all others the file is one long line, which is not a URL.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Save the file with line feeds.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>http://a.example/\\rhttp://b.example/</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>http://a.example/</span></span>
<span class="line"><span>http://b.example/</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain file-line-endings</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.unicode.org/versions/latest/core-spec/chapter-5/#G10213" target="_blank" rel="noreferrer"><code>www.unicode.org/versions/latest/core-spec/chapter-5/#G10213</code></a></p><p>Package: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/file-line-endings.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fileLineEndings = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fileLineEndings as default
};
