import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"set-shadowed","description":"An earlier template of the set matches all that this one matches.","frontmatter":{"title":"set-shadowed","description":"An earlier template of the set matches all that this one matches.","prev":{"text":"set-equivalent","link":"/codes/set-equivalent"},"next":{"text":"set-mixed-path-case","link":"/codes/set-mixed-path-case"}},"headers":[],"relativePath":"codes/set-shadowed.md","filePath":"codes/set-shadowed.md"}');
const _sfc_main = { name: "codes/set-shadowed.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="set-shadowed" tabindex="-1"><code>set-shadowed</code> <a class="header-anchor" href="#set-shadowed" aria-label="Permalink to &quot;\`set-shadowed\`&quot;">​</a></h1><p><strong>Info</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>An earlier template of the set matches all that this one matches.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A server that tries its templates in their order never reaches this one: after <code>/{kind}/{id}</code>, <code>/users/{id}</code> is shadowed. A fixed URI beside a template, such as <code>/users/me</code>, is legitimate, because servers look for fixed URIs first.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>List the narrower template first.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>linted as a template, in a set with /users/{id}</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{kind}/{id}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{kind}/{id} and /{kind}/{id}/posts</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain set-shadowed</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-1.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-1.4</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/set-shadowed.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const setShadowed = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  setShadowed as default
};
