import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"url-line-without-form","description":"The URL has no normal form under this preset.","frontmatter":{"title":"url-line-without-form","description":"The URL has no normal form under this preset.","prev":{"text":"url-line-scheme","link":"/codes/url-line-scheme"},"next":false},"headers":[],"relativePath":"codes/url-line-without-form.md","filePath":"codes/url-line-without-form.md"}');
const _sfc_main = { name: "codes/url-line-without-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="url-line-without-form" tabindex="-1"><code>url-line-without-form</code> <a class="header-anchor" href="#url-line-without-form" aria-label="Permalink to &quot;\`url-line-without-form\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#url-lists">Normalising lists of URLs</a></p><p>The URL has no normal form under this preset.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Presets that repeat the definition of another system, such as <code>safe-browsing</code>, have no form for some URLs that the URL parser accepts.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Leave the line out, or choose another preset.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>the preset \`safe-browsing\`</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>mailto:a@example.com</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain url-line-without-form</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://developers.google.com/safe-browsing/v4/urls-hashing#canonicalization" target="_blank" rel="noreferrer"><code>developers.google.com/safe-browsing/v4/urls-hashing#canonicalization</code></a></p><p>Package: <a href="/api/normalize/"><code>@waymark/normalize</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/url-line-without-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const urlLineWithoutForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  urlLineWithoutForm as default
};
