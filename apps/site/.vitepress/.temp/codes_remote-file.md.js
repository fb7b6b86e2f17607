import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"remote-file","description":"The file is on another machine.","frontmatter":{"title":"remote-file","description":"The file is on another machine.","prev":{"text":"program-scheme","link":"/codes/program-scheme"},"next":{"text":"misspelt-scheme","link":"/codes/misspelt-scheme"}},"headers":[],"relativePath":"codes/remote-file.md","filePath":"codes/remote-file.md"}');
const _sfc_main = { name: "codes/remote-file.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="remote-file" tabindex="-1"><code>remote-file</code> <a class="header-anchor" href="#remote-file" aria-label="Permalink to &quot;\`remote-file\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#deceptive-urls">URLs that could deceive</a></p><p>The file is on another machine.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Windows opens such a URL as a network share, and may sign in to the machine with the account of whoever opens it.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Follow it only if you know the machine: Windows may sign in to it with your account.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file://evil.example/share</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file:///share</span></span></code></pre></div></div><p><a href="/play/index.html#url=file://evil.example/share" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain remote-file</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://learn.microsoft.com/en-us/windows-server/storage/file-server/smb-ntlm-blocking" target="_blank" rel="noreferrer"><code>learn.microsoft.com/en-us/windows-server/storage/file-server/smb-ntlm-blocking</code></a></p><p>Package: <a href="/api/display/"><code>@waymark/display</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/remote-file.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const remoteFile = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  remoteFile as default
};
