import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"yaml-invalid","description":"The file is not valid YAML.","frontmatter":{"title":"yaml-invalid","description":"The file is not valid YAML.","prev":{"text":"json-invalid","link":"/codes/json-invalid"},"next":{"text":"list-too-large","link":"/codes/list-too-large"}},"headers":[],"relativePath":"codes/yaml-invalid.md","filePath":"codes/yaml-invalid.md"}');
const _sfc_main = { name: "codes/yaml-invalid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="yaml-invalid" tabindex="-1"><code>yaml-invalid</code> <a class="header-anchor" href="#yaml-invalid" aria-label="Permalink to &quot;\`yaml-invalid\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sites">Sites and files</a></p><p>The file is not valid YAML.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>The place is where the first error is. Common causes are a tab in the indentation, members that are indented differently, a colon and a space in a value without quotes, an alias without its anchor, or a second document after <code>---</code>.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Correct the YAML at this place.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>paths:</span></span>
<span class="line"><span>\\t/users: {}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>paths:</span></span>
<span class="line"><span>  /users: {}</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain yaml-invalid</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://yaml.org/spec/1.2.2/" target="_blank" rel="noreferrer"><code>yaml.org/spec/1.2.2/</code></a></p><p>Package: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/yaml-invalid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const yamlInvalid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  yamlInvalid as default
};
