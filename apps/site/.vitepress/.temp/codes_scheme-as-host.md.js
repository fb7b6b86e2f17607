import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"scheme-as-host","description":"The host has the name of a scheme: there are probably two schemes.","frontmatter":{"title":"scheme-as-host","description":"The host has the name of a scheme: there are probably two schemes.","prev":{"text":"disputed-host","link":"/codes/disputed-host"},"next":{"text":"host-like-credentials","link":"/codes/host-like-credentials"}},"headers":[],"relativePath":"codes/scheme-as-host.md","filePath":"codes/scheme-as-host.md"}');
const _sfc_main = { name: "codes/scheme-as-host.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="scheme-as-host" tabindex="-1"><code>scheme-as-host</code> <a class="header-anchor" href="#scheme-as-host" aria-label="Permalink to &quot;\`scheme-as-host\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#deceptive-urls">URLs that could deceive</a></p><p>The host has the name of a scheme: there are probably two schemes.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>After the first scheme, the parser reads the second as a host: a machine with the name <code>http</code> in the own network.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Remove one of the two schemes.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://http://example.com/</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://http://example.com/" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain scheme-as-host</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#host-state" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#host-state</code></a></p><p>Package: <a href="/api/display/"><code>@waymark/display</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/scheme-as-host.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const schemeAsHost = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  schemeAsHost as default
};
