import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"ignore-unused","description":"An ignore comment suppresses nothing.","frontmatter":{"title":"ignore-unused","description":"An ignore comment suppresses nothing.","prev":{"text":"ignore-not-understood","link":"/codes/ignore-not-understood"},"next":{"text":"api-path-invalid","link":"/codes/api-path-invalid"}},"headers":[],"relativePath":"codes/ignore-unused.md","filePath":"codes/ignore-unused.md"}');
const _sfc_main = { name: "codes/ignore-unused.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="ignore-unused" tabindex="-1"><code>ignore-unused</code> <a class="header-anchor" href="#ignore-unused" aria-label="Permalink to &quot;\`ignore-unused\`&quot;">​</a></h1><p><strong>Warning</strong> · <a href="/codes/#resource-uris">Resource URIs</a></p><p>An ignore comment suppresses nothing.</p><h2 id="why" tabindex="-1">Why it matters <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Why it matters {#why}&quot;">​</a></h2><p>The problem that the comment was written for is gone, the rule that it names does not find it, or the comment is on the wrong line. Left there, it would hide the next problem of the same kind. A name is not reported if its rule is off.</p><h2 id="fix" tabindex="-1">How to fix it <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;How to fix it {#fix}&quot;">​</a></h2><p>Remove the name, or the whole comment.</p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Wrong</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span># waymark-ignore-next-line path-verb</span></span>
<span class="line"><span>db://postgres/mydb/users</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Right</p><div class="language-text vp-adaptive-theme"><button title="Copy code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>db://postgres/mydb/users</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=%23%20waymark-ignore-next-line%20path-verb%0Adb://postgres/mydb/users" target="_self">Open this example in the demo</a></p><p>The same in a terminal: <code>waymark explain ignore-unused</code></p><h2 id="source" tabindex="-1">Source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Source {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#resource-uris-schemes-and-lint-rules" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#resource-uris-schemes-and-lint-rules</code></a></p><p>Package: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("codes/ignore-unused.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ignoreUnused = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ignoreUnused as default
};
