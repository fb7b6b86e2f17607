import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"value-of-wrong-pattern","description":"The value does not match the pattern of the variable.","frontmatter":{"title":"value-of-wrong-pattern","description":"The value does not match the pattern of the variable.","prev":{"text":"value-not-listed","link":"/codes/value-not-listed"},"next":{"text":"value-of-wrong-length","link":"/codes/value-of-wrong-length"}},"headers":[],"relativePath":"codes/value-of-wrong-pattern.md","filePath":"codes/value-of-wrong-pattern.md"}');
const _sfc_main = { name: "codes/value-of-wrong-pattern.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="value-of-wrong-pattern" tabindex="-1"><code>value-of-wrong-pattern</code> <a class="header-anchor" href="#value-of-wrong-pattern" aria-label="Permalink to &quot;\`value-of-wrong-pattern\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#uri-templates">URI Templates</a></p><p>The value does not match the pattern of the variable.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>The rule of the variable has a pattern, which describes the whole value. A pattern for identifiers keeps spaces, markup and separators out of everything that the value is used for later.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Give a value that matches the pattern from beginning to end.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>the rule of x: { pattern: &#39;[a-z-]+&#39; }</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>expand({&quot;x&quot;:&quot;a b&quot;})</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>expand({&quot;x&quot;:&quot;a-b&quot;})</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain value-of-wrong-pattern</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-2.3" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-2.3</code></a></p><p>Package: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/value-of-wrong-pattern.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const valueOfWrongPattern = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  valueOfWrongPattern as default
};
