import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"illegal-character","description":"A value has a character that XML cannot contain.","frontmatter":{"title":"illegal-character","description":"A value has a character that XML cannot contain.","prev":{"text":"invalid-entry","link":"/codes/invalid-entry"},"next":{"text":"repeated-element","link":"/codes/repeated-element"}},"headers":[],"relativePath":"codes/illegal-character.md","filePath":"codes/illegal-character.md"}');
const _sfc_main = { name: "codes/illegal-character.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="illegal-character" tabindex="-1"><code>illegal-character</code> <a class="header-anchor" href="#illegal-character" aria-label="Permalink to &quot;\`illegal-character\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#sitemaps">Sitemaps</a></p><p>A value has a character that XML cannot contain.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>XML cannot contain most control characters, not even as a character reference such as <code>&amp;#1;</code>. A reader would reject the whole file.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Remove the character, or percent-encode it in a URL.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>described in words</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>writing a URL with U+0001</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>writing the URL without it</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain illegal-character</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.w3.org/TR/xml/#charsets" target="_blank" rel="noreferrer"><code>www.w3.org/TR/xml/#charsets</code></a></p><p>Package: <a href="/api/sitemap/"><code>@waymark/sitemap</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/illegal-character.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const illegalCharacter = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  illegalCharacter as default
};
