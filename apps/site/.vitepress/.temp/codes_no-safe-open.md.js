import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"no-safe-open","description":"On this system, no file can be opened so that a link that is put in its path meanwhile is never followed.","frontmatter":{"title":"no-safe-open","description":"On this system, no file can be opened so that a link that is put in its path meanwhile is never followed.","prev":{"text":"changed-meanwhile","link":"/codes/changed-meanwhile"},"next":{"text":"file-too-long","link":"/codes/file-too-long"}},"headers":[],"relativePath":"codes/no-safe-open.md","filePath":"codes/no-safe-open.md"}');
const _sfc_main = { name: "codes/no-safe-open.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="no-safe-open" tabindex="-1"><code>no-safe-open</code> <a class="header-anchor" href="#no-safe-open" aria-label="Permalink to &quot;\`no-safe-open\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#paths">Paths, file names and outgoing URLs</a></p><p>On this system, no file can be opened so that a link that is put in its path meanwhile is never followed.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>Windows, BSD and Linux without <code>/proc</code> offer Node no way to open a file in a folder that is held open, or to refuse every link on the way. While a path is opened there, a person who can write below the folder can swap a folder and a link, and the file that is read or overwritten is one outside. The option <code>allowSwapRace</code> accepts that.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Use Linux with <code>/proc</code> or macOS 11 or newer, or set <code>allowSwapRace</code> if nobody else can write below the folder.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><p>Given: <code>readFileBelow on Windows</code></p><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a.txt</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain no-safe-open</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://cwe.mitre.org/data/definitions/367.html" target="_blank" rel="noreferrer"><code>cwe.mitre.org/data/definitions/367.html</code></a></p><p>Package: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/no-safe-open.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const noSafeOpen = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  noSafeOpen as default
};
