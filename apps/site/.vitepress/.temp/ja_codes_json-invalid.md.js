import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"json-invalid","description":"ファイルが有効な JSON ではありません。","frontmatter":{"title":"json-invalid","description":"ファイルが有効な JSON ではありません。","prev":{"text":"fix-needs-database","link":"/ja/codes/fix-needs-database"},"next":{"text":"yaml-invalid","link":"/ja/codes/yaml-invalid"}},"headers":[],"relativePath":"ja/codes/json-invalid.md","filePath":"ja/codes/json-invalid.md"}');
const _sfc_main = { name: "ja/codes/json-invalid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="json-invalid" tabindex="-1"><code>json-invalid</code> <a class="header-anchor" href="#json-invalid" aria-label="Permalink to &quot;\`json-invalid\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>ファイルが有効な JSON ではありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>示された位置に、最初の誤った文字があります。よくある原因は、最後のメンバーの後のコンマ、単一引用符、コメント、ファイルが途中で切れていることです。それより後は読み込んでいません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>この位置の JSON を修正してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;urls&quot;: [],}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-json vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;urls&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: []</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">}</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain json-invalid</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc8259#section-2" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc8259#section-2</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/json-invalid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const jsonInvalid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  jsonInvalid as default
};
