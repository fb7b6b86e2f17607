import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"value-lone-surrogate","description":"The value contains half of a surrogate pair, which UTF-8 cannot encode.","frontmatter":{"title":"value-lone-surrogate","description":"The value contains half of a surrogate pair, which UTF-8 cannot encode.","prev":{"text":"value-empty","link":"/codes/value-empty"},"next":{"text":"value-separator","link":"/codes/value-separator"}},"headers":[],"relativePath":"codes/value-lone-surrogate.md","filePath":"codes/value-lone-surrogate.md"}');
const _sfc_main = { name: "codes/value-lone-surrogate.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="value-lone-surrogate" tabindex="-1"><code>value-lone-surrogate</code> <a class="header-anchor" href="#value-lone-surrogate" aria-label="Permalink to &quot;\`value-lone-surrogate\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#uri-templates">URI Templates</a></p><p>The value contains half of a surrogate pair, which UTF-8 cannot encode.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>URIs carry bytes of UTF-8, which has no encoding for half of a surrogate pair. It would become U+FFFD, which is other data.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Give a well-formed string.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>the template /{name}</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>expand({&quot;name&quot;:&quot;\\ud83d&quot;})</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>expand({&quot;name&quot;:&quot;😀&quot;})</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain value-lone-surrogate</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://infra.spec.whatwg.org/#scalar-value-string" target="_blank" rel="noreferrer"><code>infra.spec.whatwg.org/#scalar-value-string</code></a></p><p>Package: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/value-lone-surrogate.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const valueLoneSurrogate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  valueLoneSurrogate as default
};
