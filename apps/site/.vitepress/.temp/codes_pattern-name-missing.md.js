import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"pattern-name-missing","description":"There is no name after the \\":\\".","frontmatter":{"title":"pattern-name-missing","description":"There is no name after the \\":\\".","prev":{"text":"pattern-escape-incomplete","link":"/codes/pattern-escape-incomplete"},"next":{"text":"pattern-name-duplicate","link":"/codes/pattern-name-duplicate"}},"headers":[],"relativePath":"codes/pattern-name-missing.md","filePath":"codes/pattern-name-missing.md"}');
const _sfc_main = { name: "codes/pattern-name-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="pattern-name-missing" tabindex="-1"><code>pattern-name-missing</code> <a class="header-anchor" href="#pattern-name-missing" aria-label="Permalink to &quot;\`pattern-name-missing\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#url-patterns">URL patterns</a></p><p>There is no name after the &quot;:&quot;.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A colon begins the name of a group. A name begins like a name in JavaScript, so it cannot begin with a digit.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Write &quot;\\:&quot; for a colon.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://a.example/:1</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://a.example/\\:1</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain pattern-name-missing</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://urlpattern.spec.whatwg.org/#pattern-strings" target="_blank" rel="noreferrer"><code>urlpattern.spec.whatwg.org/#pattern-strings</code></a></p><p>Package: <a href="/api/url-pattern/"><code>@waymark/url-pattern</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/pattern-name-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const patternNameMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  patternNameMissing as default
};
