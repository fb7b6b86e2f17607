import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"direction-control","description":"The URL contains an invisible character that changes the direction of text.","frontmatter":{"title":"direction-control","description":"The URL contains an invisible character that changes the direction of text.","prev":{"text":"dot-segments-resolved","link":"/codes/dot-segments-resolved"},"next":{"text":"deceptive-character","link":"/codes/deceptive-character"}},"headers":[],"relativePath":"codes/direction-control.md","filePath":"codes/direction-control.md"}');
const _sfc_main = { name: "codes/direction-control.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="direction-control" tabindex="-1"><code>direction-control</code> <a class="header-anchor" href="#direction-control" aria-label="Permalink to &quot;\`direction-control\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#deceptive-urls">URLs that could deceive</a></p><p>The URL contains an invisible character that changes the direction of text.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Such characters make text appear in another order than it has: <code>cod\\u202egpj.exe</code> can look like <code>codexe.jpg</code>.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Percent-encode the character, or remove it.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/cod\\u202egpj.exe</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/codgpj.exe</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://example.com/cod%E2%80%AEgpj.exe" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain direction-control</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing" target="_blank" rel="noreferrer"><code>www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing</code></a></p><p>Package: <a href="/api/display/"><code>@waymark/display</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/direction-control.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const directionControl = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  directionControl as default
};
