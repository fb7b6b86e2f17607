import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"set-mixed-path-case","description":"The set mixes conventions for names in paths.","frontmatter":{"title":"set-mixed-path-case","description":"The set mixes conventions for names in paths.","prev":{"text":"set-shadowed","link":"/codes/set-shadowed"},"next":{"text":"set-mixed-query-case","link":"/codes/set-mixed-query-case"}},"headers":[],"relativePath":"codes/set-mixed-path-case.md","filePath":"codes/set-mixed-path-case.md"}');
const _sfc_main = { name: "codes/set-mixed-path-case.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="set-mixed-path-case" tabindex="-1"><code>set-mixed-path-case</code> <a class="header-anchor" href="#set-mixed-path-case" aria-label="Permalink to &quot;\`set-mixed-path-case\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>The set mixes conventions for names in paths.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A project should have one convention, or people have to look up each name. The one that most names follow is taken as the convention.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Use the convention of the other names.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>in a set with https://a.example/data-sets and https://a.example/user_groups</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://a.example/web-apps</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://a.example/web-apps and https://a.example/data-sets</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain set-mixed-path-case</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#set-mixed-path-case" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#set-mixed-path-case</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/set-mixed-path-case.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const setMixedPathCase = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  setMixedPathCase as default
};
