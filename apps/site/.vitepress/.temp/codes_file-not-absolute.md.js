import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-not-absolute","description":"A file: URI must have an absolute path.","frontmatter":{"title":"file-not-absolute","description":"A file: URI must have an absolute path.","prev":{"text":"part-delimiter","link":"/codes/part-delimiter"},"next":{"text":"file-host-remote","link":"/codes/file-host-remote"}},"headers":[],"relativePath":"codes/file-not-absolute.md","filePath":"codes/file-not-absolute.md"}');
const _sfc_main = { name: "codes/file-not-absolute.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-not-absolute" tabindex="-1"><code>file-not-absolute</code> <a class="header-anchor" href="#file-not-absolute" aria-label="Permalink to &quot;\`file-not-absolute\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>A <code>file:</code> URI must have an absolute path.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Without a slash at its beginning, the path depends on the current folder of the program that reads the URI, so two programs open two files.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Begin the path with a slash: <code>file:///path</code>.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file:doc.md</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file:///doc.md</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain file-not-absolute</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc8089#section-2" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc8089#section-2</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/file-not-absolute.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fileNotAbsolute = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fileNotAbsolute as default
};
