import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"dot-segment-parameter","description":"It begins with ..;, which servers that remove path parameters read as ...","frontmatter":{"title":"dot-segment-parameter","description":"It begins with ..;, which servers that remove path parameters read as ...","prev":{"text":"multiple-encoding","link":"/codes/multiple-encoding"},"next":{"text":"dots-and-spaces","link":"/codes/dots-and-spaces"}},"headers":[],"relativePath":"codes/dot-segment-parameter.md","filePath":"codes/dot-segment-parameter.md"}');
const _sfc_main = { name: "codes/dot-segment-parameter.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="dot-segment-parameter" tabindex="-1"><code>dot-segment-parameter</code> <a class="header-anchor" href="#dot-segment-parameter" aria-label="Permalink to &quot;\`dot-segment-parameter\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#paths">Paths, file names and outgoing URLs</a></p><p>It begins with <code>..;</code>, which servers that remove path parameters read as <code>..</code>.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Some Java servers remove everything from <code>;</code> in a segment and resolve dot segments afterwards, so proxies before them do not see the <code>..</code>.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Give another name.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>resolveBelow(&#39;https://cdn.example/assets/v1/&#39;, …)</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>..;/manager</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>manager</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain dot-segment-parameter</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://owasp.org/www-community/attacks/Path_Traversal" target="_blank" rel="noreferrer"><code>owasp.org/www-community/attacks/Path_Traversal</code></a></p><p>Package: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/dot-segment-parameter.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const dotSegmentParameter = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  dotSegmentParameter as default
};
