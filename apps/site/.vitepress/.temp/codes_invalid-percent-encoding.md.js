import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"invalid-percent-encoding","description":"A % is not followed by two hex digits.","frontmatter":{"title":"invalid-percent-encoding","description":"A % is not followed by two hex digits.","prev":{"text":"ill-formed-utf8","link":"/codes/ill-formed-utf8"},"next":{"text":"multiple-encoding","link":"/codes/multiple-encoding"}},"headers":[],"relativePath":"codes/invalid-percent-encoding.md","filePath":"codes/invalid-percent-encoding.md"}');
const _sfc_main = { name: "codes/invalid-percent-encoding.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="invalid-percent-encoding" tabindex="-1"><code>invalid-percent-encoding</code> <a class="header-anchor" href="#invalid-percent-encoding" aria-label="Permalink to &quot;\`invalid-percent-encoding\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#paths">Paths, file names and outgoing URLs</a></p><p>A <code>%</code> is not followed by two hex digits.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Decoders disagree about such a <code>%</code>: some keep it, some drop it, some fail. The guard cannot know which name the next program will see.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Write a percent sign that is data as <code>%25</code>.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>resolveUriPath(&#39;/srv/files&#39;, …, { platform: &#39;posix&#39; })</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>100%</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>100%25</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain invalid-percent-encoding</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-2.1" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-2.1</code></a></p><p>Package: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/invalid-percent-encoding.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const invalidPercentEncoding = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  invalidPercentEncoding as default
};
