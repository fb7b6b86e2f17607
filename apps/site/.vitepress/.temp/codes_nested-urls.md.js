import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"nested-urls","description":"More than five URLs are inside each other, so what the URL does stays hidden.","frontmatter":{"title":"nested-urls","description":"More than five URLs are inside each other, so what the URL does stays hidden.","prev":{"text":"script-scheme","link":"/codes/script-scheme"},"next":{"text":"abused-scheme","link":"/codes/abused-scheme"}},"headers":[],"relativePath":"codes/nested-urls.md","filePath":"codes/nested-urls.md"}');
const _sfc_main = { name: "codes/nested-urls.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="nested-urls" tabindex="-1"><code>nested-urls</code> <a class="header-anchor" href="#nested-urls" aria-label="Permalink to &quot;\`nested-urls\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#deceptive-urls">URLs that could deceive</a></p><p>More than five URLs are inside each other, so what the URL does stays hidden.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Schemes such as <code>view-source:</code> and <code>feed:</code> have another URL inside. It is judged, too. Nobody needs more than five of them.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Do not follow it.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>feed:feed:feed:feed:feed:feed:javascript:alert(1)</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>feed:https://example.com/</span></span></code></pre></div></div><p><a href="/play/index.html#url=feed:feed:feed:feed:feed:feed:javascript:alert%281%29" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain nested-urls</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.iana.org/assignments/uri-schemes/" target="_blank" rel="noreferrer"><code>www.iana.org/assignments/uri-schemes/</code></a></p><p>Package: <a href="/api/display/"><code>@waymark/display</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/nested-urls.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const nestedUrls = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  nestedUrls as default
};
