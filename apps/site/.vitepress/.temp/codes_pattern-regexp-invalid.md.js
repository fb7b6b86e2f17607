import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"pattern-regexp-invalid","description":"The JavaScript engine rejects the regular expression.","frontmatter":{"title":"pattern-regexp-invalid","description":"The JavaScript engine rejects the regular expression.","prev":{"text":"pattern-regexp-capturing","link":"/codes/pattern-regexp-capturing"},"next":{"text":"pattern-text-invalid","link":"/codes/pattern-text-invalid"}},"headers":[],"relativePath":"codes/pattern-regexp-invalid.md","filePath":"codes/pattern-regexp-invalid.md"}');
const _sfc_main = { name: "codes/pattern-regexp-invalid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="pattern-regexp-invalid" tabindex="-1"><code>pattern-regexp-invalid</code> <a class="header-anchor" href="#pattern-regexp-invalid" aria-label="Permalink to &quot;\`pattern-regexp-invalid\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#url-patterns">URL patterns</a></p><p>The JavaScript engine rejects the regular expression.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>The engine compiles it with the flag &quot;v&quot;, which reserves more characters than other flags.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Correct it as for new RegExp with the flag &quot;v&quot;.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://a.example/([)</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://a.example/([a])</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain pattern-regexp-invalid</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://urlpattern.spec.whatwg.org/#pattern-strings" target="_blank" rel="noreferrer"><code>urlpattern.spec.whatwg.org/#pattern-strings</code></a></p><p>Package: <a href="/api/url-pattern/"><code>@waymark/url-pattern</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/pattern-regexp-invalid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const patternRegexpInvalid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  patternRegexpInvalid as default
};
