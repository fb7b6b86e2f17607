import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"host-not-allowed","description":"The host is not one of the allowed ones.","frontmatter":{"title":"host-not-allowed","description":"The host is not one of the allowed ones.","prev":{"text":"url-scheme-not-allowed","link":"/codes/url-scheme-not-allowed"},"next":{"text":"host-kind-not-allowed","link":"/codes/host-kind-not-allowed"}},"headers":[],"relativePath":"codes/host-not-allowed.md","filePath":"codes/host-not-allowed.md"}');
const _sfc_main = { name: "codes/host-not-allowed.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="host-not-allowed" tabindex="-1"><code>host-not-allowed</code> <a class="header-anchor" href="#host-not-allowed" aria-label="Permalink to &quot;\`host-not-allowed\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#paths">Paths, file names and outgoing URLs</a></p><p>The host is not one of the allowed ones.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>The host is not in the list of hosts that requests may go to. Hosts are compared after parsing, so every spelling of a host is known, and <code>*.example</code> means its subdomains, but not <code>example</code> itself.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Use a URL with an allowed host.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>checkOutgoingUrl(…, { schemes: [&#39;https&#39;], hosts: [&#39;*.example&#39;] })</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example/</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://a.example/</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain host-not-allowed</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html" target="_blank" rel="noreferrer"><code>cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html</code></a></p><p>Package: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/host-not-allowed.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const hostNotAllowed = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  hostNotAllowed as default
};
