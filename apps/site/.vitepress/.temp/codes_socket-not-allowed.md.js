import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"socket-not-allowed","description":"The request would not go to a host, but through a Unix socket, a pipe or an open connection.","frontmatter":{"title":"socket-not-allowed","description":"The request would not go to a host, but through a Unix socket, a pipe or an open connection.","prev":{"text":"address-not-allowed","link":"/codes/address-not-allowed"},"next":{"text":"credentials-not-allowed","link":"/codes/credentials-not-allowed"}},"headers":[],"relativePath":"codes/socket-not-allowed.md","filePath":"codes/socket-not-allowed.md"}');
const _sfc_main = { name: "codes/socket-not-allowed.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="socket-not-allowed" tabindex="-1"><code>socket-not-allowed</code> <a class="header-anchor" href="#socket-not-allowed" aria-label="Permalink to &quot;\`socket-not-allowed\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#paths">Paths, file names and outgoing URLs</a></p><p>The request would not go to a host, but through a Unix socket, a pipe or an open connection.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>The option <code>socketPath</code> sends a request to a program on the same machine, such as the Docker daemon, whatever the host in the URL says. With a socket that is already open, it is not known where it leads. Neither can be checked.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Request a URL with a host.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>request({ host: &#39;a.example&#39;, socketPath: … })</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/var/run/docker.sock</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain socket-not-allowed</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html" target="_blank" rel="noreferrer"><code>cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html</code></a></p><p>Package: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/socket-not-allowed.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const socketNotAllowed = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  socketNotAllowed as default
};
