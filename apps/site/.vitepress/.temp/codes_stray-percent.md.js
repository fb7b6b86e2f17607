import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"stray-percent","description":"A percent sign is not followed by two hex digits.","frontmatter":{"title":"stray-percent","description":"A percent sign is not followed by two hex digits.","prev":{"text":"unencoded-space","link":"/codes/unencoded-space"},"next":{"text":"unencoded-non-ascii","link":"/codes/unencoded-non-ascii"}},"headers":[],"relativePath":"codes/stray-percent.md","filePath":"codes/stray-percent.md"}');
const _sfc_main = { name: "codes/stray-percent.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="stray-percent" tabindex="-1"><code>stray-percent</code> <a class="header-anchor" href="#stray-percent" aria-label="Permalink to &quot;\`stray-percent\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>A percent sign is not followed by two hex digits.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Decoders disagree about it: some keep it, some drop it, some fail. Two programs then see two resources.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Write a percent sign that is data as <code>%25</code>.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file:///docs/100%.md</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file:///docs/100%25.md</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=file:///docs/100%25.md" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain stray-percent</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#stray-percent" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#stray-percent</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/stray-percent.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const strayPercent = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  strayPercent as default
};
