import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"part-refused","description":"A part contains what it cannot contain.","frontmatter":{"title":"part-refused","description":"A part contains what it cannot contain.","prev":{"text":"part-unexpected","link":"/codes/part-unexpected"},"next":{"text":"part-invalid","link":"/codes/part-invalid"}},"headers":[],"relativePath":"codes/part-refused.md","filePath":"codes/part-refused.md"}');
const _sfc_main = { name: "codes/part-refused.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="part-refused" tabindex="-1"><code>part-refused</code> <a class="header-anchor" href="#part-refused" aria-label="Permalink to &quot;\`part-refused\`&quot;">​</a></h1><p><strong>Error</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>A part contains what it cannot contain.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>A part is one name: it cannot be empty or a dot segment, and with the policy <code>strict</code> it cannot contain a separator, a control character or what becomes one by decoding again. A program that decodes <code>a%2Fb</code> before it splits the path sees two parts, and <code>..%2F</code> leads out of the folder. The cause says which of these it is: <code>db://postgres/mydb/a%2Fb</code> has an encoded separator, <code>db://postgres/mydb/a-b</code> has none.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Correct the part.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>db://postgres/mydb/a%2Fb</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>db://postgres/mydb/a-b</span></span></code></pre></div></div><p>The same in a terminal: <code>waymark explain part-refused</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://owasp.org/www-community/attacks/Path_Traversal" target="_blank" rel="noreferrer"><code>owasp.org/www-community/attacks/Path_Traversal</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/part-refused.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const partRefused = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  partRefused as default
};
