import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"changed-meanwhile","description":"What the name refers to changed while it was being opened.","frontmatter":{"title":"changed-meanwhile","description":"What the name refers to changed while it was being opened.","prev":{"text":"not-a-file","link":"/codes/not-a-file"},"next":{"text":"no-safe-open","link":"/codes/no-safe-open"}},"headers":[],"relativePath":"codes/changed-meanwhile.md","filePath":"codes/changed-meanwhile.md"}');
const _sfc_main = { name: "codes/changed-meanwhile.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="changed-meanwhile" tabindex="-1"><code>changed-meanwhile</code> <a class="header-anchor" href="#changed-meanwhile" aria-label="Permalink to &quot;\`changed-meanwhile\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#paths">Paths, file names and outgoing URLs</a></p><p>What the name refers to changed while it was being opened.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Somebody replaced a folder or a file by a link between the check and the opening, which is how a race is used to get at a file outside. The guard noticed and closed the file again; nothing was read.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Try again if you trust who can write to the folder.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>readFileBelow while \`sub\` is replaced by a link</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>sub/a.txt</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain changed-meanwhile</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://cwe.mitre.org/data/definitions/367.html" target="_blank" rel="noreferrer"><code>cwe.mitre.org/data/definitions/367.html</code></a></p><p>Package: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/changed-meanwhile.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const changedMeanwhile = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  changedMeanwhile as default
};
