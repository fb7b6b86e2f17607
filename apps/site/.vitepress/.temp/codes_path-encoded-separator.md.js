import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"path-encoded-separator","description":"The path contains a percent-encoded slash or backslash.","frontmatter":{"title":"path-encoded-separator","description":"The path contains a percent-encoded slash or backslash.","prev":{"text":"path-dot-segment","link":"/codes/path-dot-segment"},"next":{"text":"path-trailing-slash","link":"/codes/path-trailing-slash"}},"headers":[],"relativePath":"codes/path-encoded-separator.md","filePath":"codes/path-encoded-separator.md"}');
const _sfc_main = { name: "codes/path-encoded-separator.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="path-encoded-separator" tabindex="-1"><code>path-encoded-separator</code> <a class="header-anchor" href="#path-encoded-separator" aria-label="Permalink to &quot;\`path-encoded-separator\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>The path contains a percent-encoded slash or backslash.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p><code>%2F</code> and <code>%5C</code> become separators in every program that decodes before it splits: the classic way out of a folder.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Use a name without separators.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>linted as a path</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/files/..%2Fsecret</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/files/a-b</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=/files/..%252Fsecret" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain path-encoded-separator</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#path-encoded-separator" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#path-encoded-separator</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/path-encoded-separator.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const pathEncodedSeparator = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  pathEncodedSeparator as default
};
