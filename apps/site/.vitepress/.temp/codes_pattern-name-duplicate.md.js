import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"pattern-name-duplicate","description":"Another group already has this name.","frontmatter":{"title":"pattern-name-duplicate","description":"Another group already has this name.","prev":{"text":"pattern-name-missing","link":"/codes/pattern-name-missing"},"next":{"text":"pattern-group-unclosed","link":"/codes/pattern-group-unclosed"}},"headers":[],"relativePath":"codes/pattern-name-duplicate.md","filePath":"codes/pattern-name-duplicate.md"}');
const _sfc_main = { name: "codes/pattern-name-duplicate.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="pattern-name-duplicate" tabindex="-1"><code>pattern-name-duplicate</code> <a class="header-anchor" href="#pattern-name-duplicate" aria-label="Permalink to &quot;\`pattern-name-duplicate\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#url-patterns">URL patterns</a></p><p>Another group already has this name.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>The result lists the groups by name, so each name can be used once in each component.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Choose another name.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://a.example/:x/:x</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://a.example/:x/:y</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain pattern-name-duplicate</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://urlpattern.spec.whatwg.org/#pattern-strings" target="_blank" rel="noreferrer"><code>urlpattern.spec.whatwg.org/#pattern-strings</code></a></p><p>Package: <a href="/api/url-pattern/"><code>@waymark/url-pattern</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/pattern-name-duplicate.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const patternNameDuplicate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  patternNameDuplicate as default
};
