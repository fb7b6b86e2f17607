import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"dot-segment","description":"A segment is . or .., which refers to a folder and cannot be a name.","frontmatter":{"title":"dot-segment","description":"A segment is . or .., which refers to a folder and cannot be a name.","prev":{"text":"lone-surrogate","link":"/codes/lone-surrogate"},"next":{"text":"separator-in-name","link":"/codes/separator-in-name"}},"headers":[],"relativePath":"codes/dot-segment.md","filePath":"codes/dot-segment.md"}');
const _sfc_main = { name: "codes/dot-segment.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="dot-segment" tabindex="-1"><code>dot-segment</code> <a class="header-anchor" href="#dot-segment" aria-label="Permalink to &quot;\`dot-segment\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#paths">Paths, file names and outgoing URLs</a></p><p>A segment is <code>.</code> or <code>..</code>, which refers to a folder and cannot be a name.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p><code>..</code> is the folder above, and <code>.</code> the folder itself, however they are spelled. Joined to a folder, such a path leads elsewhere, as <code>../../etc/passwd</code> does.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Give a name.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>resolvePath(&#39;/srv/files&#39;, …, { platform: &#39;posix&#39; })</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a/../b</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a/b</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain dot-segment</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-5.2.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-5.2.4</code></a></p><p>Package: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/dot-segment.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const dotSegment = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  dotSegment as default
};
