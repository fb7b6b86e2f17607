import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"unencoded-non-ascii","description":"A character outside ASCII is not percent-encoded.","frontmatter":{"title":"unencoded-non-ascii","description":"A character outside ASCII is not percent-encoded.","prev":{"text":"stray-percent","link":"/codes/stray-percent"},"next":{"text":"unencoded-delimiter","link":"/codes/unencoded-delimiter"}},"headers":[],"relativePath":"codes/unencoded-non-ascii.md","filePath":"codes/unencoded-non-ascii.md"}');
const _sfc_main = { name: "codes/unencoded-non-ascii.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="unencoded-non-ascii" tabindex="-1"><code>unencoded-non-ascii</code> <a class="header-anchor" href="#unencoded-non-ascii" aria-label="Permalink to &quot;\`unencoded-non-ascii\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>A character outside ASCII is not percent-encoded.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A URI is ASCII. Other characters are written as the percent-encoded bytes of their UTF-8; programs that send them as they are use whatever encoding they have.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Percent-encode the character.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file:///docs/日.md</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file:///docs/%E6%97%A5.md</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=file:///docs/%E6%97%A5.md" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain unencoded-non-ascii</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#unencoded-non-ascii" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#unencoded-non-ascii</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/unencoded-non-ascii.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const unencodedNonAscii = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  unencodedNonAscii as default
};
