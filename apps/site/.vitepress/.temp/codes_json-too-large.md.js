import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"json-too-large","description":"A value in the JSON is larger or nested deeper than any that is meant.","frontmatter":{"title":"json-too-large","description":"A value in the JSON is larger or nested deeper than any that is meant.","prev":{"text":"list-too-large","link":"/codes/list-too-large"},"next":{"text":"csv-invalid","link":"/codes/csv-invalid"}},"headers":[],"relativePath":"codes/json-too-large.md","filePath":"codes/json-too-large.md"}');
const _sfc_main = { name: "codes/json-too-large.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="json-too-large" tabindex="-1"><code>json-too-large</code> <a class="header-anchor" href="#json-too-large" aria-label="Permalink to &quot;\`json-too-large\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sites">Sites and files</a></p><p>A value in the JSON is larger or nested deeper than any that is meant.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A string has at most 1 MiB, an entry 64 MiB, and values are nested at most 64 deep. The limits keep memory bounded for files that are not databases of URLs.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Check that it is the right file.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>values nested 100 deep</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>values nested 3 deep</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain json-too-large</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc8259#section-9" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc8259#section-9</code></a></p><p>Package: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/json-too-large.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const jsonTooLarge = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  jsonTooLarge as default
};
