import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"set-equivalent","description":"Two templates of the set differ only in the names of their variables.","frontmatter":{"title":"set-equivalent","description":"Two templates of the set differ only in the names of their variables.","prev":{"text":"set-duplicate","link":"/codes/set-duplicate"},"next":{"text":"set-shadowed","link":"/codes/set-shadowed"}},"headers":[],"relativePath":"codes/set-equivalent.md","filePath":"codes/set-equivalent.md"}');
const _sfc_main = { name: "codes/set-equivalent.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="set-equivalent" tabindex="-1"><code>set-equivalent</code> <a class="header-anchor" href="#set-equivalent" aria-label="Permalink to &quot;\`set-equivalent\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>Two templates of the set differ only in the names of their variables.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p><code>/users/{id}</code> and <code>/users/{name}</code> match the same URIs, so a server never reaches one of them, or asks the wrong one.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Keep one of them, or put a word before one variable: <code>/users/by-name/{name}</code>.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>linted as a template, in a set with /users/{name}</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{id}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{id} and /users/{id}/posts</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain set-equivalent</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-1.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-1.4</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/set-equivalent.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const setEquivalent = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  setEquivalent as default
};
