import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"link-refused","description":"The path contains a symbolic link, and links are not followed here.","frontmatter":{"title":"link-refused","description":"The path contains a symbolic link, and links are not followed here.","prev":{"text":"link-loop","link":"/codes/link-loop"},"next":{"text":"not-a-file","link":"/codes/not-a-file"}},"headers":[],"relativePath":"codes/link-refused.md","filePath":"codes/link-refused.md"}');
const _sfc_main = { name: "codes/link-refused.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="link-refused" tabindex="-1"><code>link-refused</code> <a class="header-anchor" href="#link-refused" aria-label="Permalink to &quot;\`link-refused\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#paths">Paths, file names and outgoing URLs</a></p><p>The path contains a symbolic link, and links are not followed here.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>With the option <code>links: &#39;refuse&#39;</code>, no symbolic link below the folder is followed, wherever it leads. Choose it for folders in which others can create links.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Remove the link, or choose <code>links: &#39;inside&#39;</code>.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>readFileBelow(folder, …, { links: &#39;refuse&#39; })</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>in</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a.txt</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain link-refused</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://man7.org/linux/man-pages/man7/path_resolution.7.html" target="_blank" rel="noreferrer"><code>man7.org/linux/man-pages/man7/path_resolution.7.html</code></a></p><p>Package: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/link-refused.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const linkRefused = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  linkRefused as default
};
