import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"absolute-path","description":"It is an absolute path.","frontmatter":{"title":"absolute-path","description":"It is an absolute path.","prev":{"text":"nul-character","link":"/codes/nul-character"},"next":{"text":"empty-segment","link":"/codes/empty-segment"}},"headers":[],"relativePath":"codes/absolute-path.md","filePath":"codes/absolute-path.md"}');
const _sfc_main = { name: "codes/absolute-path.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="absolute-path" tabindex="-1"><code>absolute-path</code> <a class="header-anchor" href="#absolute-path" aria-label="Permalink to &quot;\`absolute-path\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#paths">Paths, file names and outgoing URLs</a></p><p>It is an absolute path.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>An absolute path, or one that counts from the root of a drive, replaces the folder instead of being joined to it. <code>/etc/passwd</code> is read from the root, wherever the folder is.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Give a path relative to the folder.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>resolvePath(&#39;/srv/files&#39;, …, { platform: &#39;posix&#39; })</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/etc/passwd</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>etc/passwd</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain absolute-path</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://cwe.mitre.org/data/definitions/36.html" target="_blank" rel="noreferrer"><code>cwe.mitre.org/data/definitions/36.html</code></a></p><p>Package: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/absolute-path.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const absolutePath = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  absolutePath as default
};
