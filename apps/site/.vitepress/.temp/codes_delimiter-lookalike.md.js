import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"delimiter-lookalike","description":"A label has a character that looks like a delimiter.","frontmatter":{"title":"delimiter-lookalike","description":"A label has a character that looks like a delimiter.","prev":{"text":"invisible-character","link":"/codes/invisible-character"},"next":{"text":"deceptive-mark","link":"/codes/deceptive-mark"}},"headers":[],"relativePath":"codes/delimiter-lookalike.md","filePath":"codes/delimiter-lookalike.md"}');
const _sfc_main = { name: "codes/delimiter-lookalike.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="delimiter-lookalike" tabindex="-1"><code>delimiter-lookalike</code> <a class="header-anchor" href="#delimiter-lookalike" aria-label="Permalink to &quot;\`delimiter-lookalike\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#domains">Domains that could deceive</a></p><p>A label has a character that looks like a delimiter.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>It looks like a slash, a dot, a question mark or another delimiter, so the reader takes a wrong part for the domain.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Show the label as an A-label, which begins with xn--.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>example.comノadmin.a.example</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>admin.a.example</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://example.com%E3%83%8Eadmin.a.example/" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain delimiter-lookalike</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#url-rendering-i18n" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#url-rendering-i18n</code></a></p><p>Package: <a href="/api/display/"><code>@waymark/display</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/delimiter-lookalike.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const delimiterLookalike = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  delimiterLookalike as default
};
