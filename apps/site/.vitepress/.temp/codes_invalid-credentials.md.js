import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"invalid-credentials","description":"The URL contains a user name or a password.","frontmatter":{"title":"invalid-credentials","description":"The URL contains a user name or a password.","prev":{"text":"invalid-reverse-solidus","link":"/codes/invalid-reverse-solidus"},"next":{"text":"host-missing","link":"/codes/host-missing"}},"headers":[],"relativePath":"codes/invalid-credentials.md","filePath":"codes/invalid-credentials.md"}');
const _sfc_main = { name: "codes/invalid-credentials.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="invalid-credentials" tabindex="-1"><code>invalid-credentials</code> <a class="header-anchor" href="#invalid-credentials" aria-label="Permalink to &quot;\`invalid-credentials\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#url-parsing">URL parsing</a></p><p>The URL contains a user name or a password.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Credentials in a URL end up in logs, histories and <code>Referer</code> headers, and <code>https://bank.example@evil.example</code> leads to <code>evil.example</code>. Browsers drop them or ask first.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Remove what is before the @, and pass the credentials in another way.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://user@example.org</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://user@example.org" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain invalid-credentials</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#invalid-credentials" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#invalid-credentials</code></a></p><p>Package: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/invalid-credentials.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const invalidCredentials = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  invalidCredentials as default
};
