import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"multiple-extlangs","description":"The tag has more than one extlang.","frontmatter":{"title":"multiple-extlangs","description":"The tag has more than one extlang.","prev":{"text":"unknown-extlang","link":"/codes/unknown-extlang"},"next":{"text":"extlang-prefix-mismatch","link":"/codes/extlang-prefix-mismatch"}},"headers":[],"relativePath":"codes/multiple-extlangs.md","filePath":"codes/multiple-extlangs.md"}');
const _sfc_main = { name: "codes/multiple-extlangs.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="multiple-extlangs" tabindex="-1"><code>multiple-extlangs</code> <a class="header-anchor" href="#multiple-extlangs" aria-label="Permalink to &quot;\`multiple-extlangs\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#language-tags">Language tags and hreflang values</a></p><p>The tag has more than one extlang.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>The grammar allows three, but RFC 5646 reserves the second and the third permanently.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Keep one extlang, or use the code of the language alone.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>zh-yue-cmn</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>zh-yue</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain multiple-extlangs</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc5646#section-2.2.2" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc5646#section-2.2.2</code></a></p><p>Package: <a href="/api/language-tag/"><code>@waymark/language-tag</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/multiple-extlangs.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const multipleExtlangs = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  multipleExtlangs as default
};
