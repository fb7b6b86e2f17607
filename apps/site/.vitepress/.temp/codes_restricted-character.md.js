import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"restricted-character","description":"A label has a character that is not meant for names, such as a symbol.","frontmatter":{"title":"restricted-character","description":"A label has a character that is not meant for names, such as a symbol.","prev":{"text":"invalid-a-label","link":"/codes/invalid-a-label"},"next":{"text":"invisible-character","link":"/codes/invisible-character"}},"headers":[],"relativePath":"codes/restricted-character.md","filePath":"codes/restricted-character.md"}');
const _sfc_main = { name: "codes/restricted-character.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="restricted-character" tabindex="-1"><code>restricted-character</code> <a class="header-anchor" href="#restricted-character" aria-label="Permalink to &quot;\`restricted-character\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#domains">Domains that could deceive</a></p><p>A label has a character that is not meant for names, such as a symbol.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>UTS #39 lists the characters for identifiers. Symbols, technical characters and those of scripts that are no longer written are not among them, and few people recognise them.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Show the label as an A-label, which begins with xn--.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>🔒.example</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>xn--bcher-kva.example</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://%F0%9F%94%92.example/" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain restricted-character</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.unicode.org/reports/tr39/#General_Security_Profile" target="_blank" rel="noreferrer"><code>www.unicode.org/reports/tr39/#General_Security_Profile</code></a></p><p>Package: <a href="/api/display/"><code>@waymark/display</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/restricted-character.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const restrictedCharacter = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  restrictedCharacter as default
};
