import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"stripped-control","description":"The reference contains a raw tab or newline, which URL parsers remove.","frontmatter":{"title":"stripped-control","description":"The reference contains a raw tab or newline, which URL parsers remove.","prev":{"text":"outside-folder","link":"/codes/outside-folder"},"next":{"text":"raw-backslash","link":"/codes/raw-backslash"}},"headers":[],"relativePath":"codes/stripped-control.md","filePath":"codes/stripped-control.md"}');
const _sfc_main = { name: "codes/stripped-control.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="stripped-control" tabindex="-1"><code>stripped-control</code> <a class="header-anchor" href="#stripped-control" aria-label="Permalink to &quot;\`stripped-control\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#paths">Paths, file names and outgoing URLs</a></p><p>The reference contains a raw tab or newline, which URL parsers remove.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>URL parsers remove tabs and newlines before they parse. <code>.\\t./</code> is <code>../</code> to them and harmless text to a filter that looks for <code>..</code>, so the filter lets a way out of the folder pass.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Remove it.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>resolveBelow(&#39;https://cdn.example/assets/v1/&#39;, …)</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a\\tb</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>ab</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain stripped-control</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#url-parsing" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#url-parsing</code></a></p><p>Package: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/stripped-control.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const strippedControl = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  strippedControl as default
};
