import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"api-reference-missing","description":"参照の指すものが文書にありません。","frontmatter":{"title":"api-reference-missing","description":"参照の指すものが文書にありません。","prev":{"text":"api-variable-mixed","link":"/ja/codes/api-variable-mixed"},"next":{"text":"api-server-slash","link":"/ja/codes/api-server-slash"}},"headers":[],"relativePath":"ja/codes/api-reference-missing.md","filePath":"ja/codes/api-reference-missing.md"}');
const _sfc_main = { name: "ja/codes/api-reference-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="api-reference-missing" tabindex="-1"><code>api-reference-missing</code> <a class="header-anchor" href="#api-reference-missing" aria-label="Permalink to &quot;\`api-reference-missing\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>参照の指すものが文書にありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p><code>#</code> で始まる参照は、文書の別の部分を指す JSON Pointer で、<code>~1</code> はスラッシュを表します。そこに何もないと、ツールは記述の全体を拒否するか、パラメータを省きます。ほかのファイルへの参照はたどりません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>参照を修正するか、参照の指すものを追加してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-json vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;openapi&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;3.1.1&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;paths&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">    &quot;/users&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">      &quot;parameters&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: [</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">        {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">          &quot;$ref&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;#/components/parameters/page&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">        }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      ]</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-json vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;openapi&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;3.1.1&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;components&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">    &quot;parameters&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">      &quot;page&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;name&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;page&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;in&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;query&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  },</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;paths&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">    &quot;/users&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">      &quot;parameters&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: [</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">        {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">          &quot;$ref&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;#/components/parameters/page&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">        }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      ]</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">}</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain api-reference-missing</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://spec.openapis.org/oas/v3.1.1.html#reference-object" target="_blank" rel="noreferrer"><code>spec.openapis.org/oas/v3.1.1.html#reference-object</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/api-reference-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const apiReferenceMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  apiReferenceMissing as default
};
