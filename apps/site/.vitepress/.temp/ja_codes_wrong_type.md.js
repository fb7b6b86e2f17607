import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"WRONG_TYPE","description":"値の JSON の型が誤っています。","frontmatter":{"title":"WRONG_TYPE","description":"値の JSON の型が誤っています。","prev":{"text":"CREDENTIALS_IN_URL","link":"/ja/codes/credentials_in_url"},"next":{"text":"MISSING_MEMBER","link":"/ja/codes/missing_member"}},"headers":[],"relativePath":"ja/codes/wrong_type.md","filePath":"ja/codes/wrong_type.md"}');
const _sfc_main = { name: "ja/codes/wrong_type.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="wrong-type" tabindex="-1"><code>WRONG_TYPE</code> <a class="header-anchor" href="#wrong-type" aria-label="Permalink to &quot;\`WRONG_TYPE\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#databases">URL ソースデータベース</a></p><p>値の JSON の型が誤っています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>形式が求める JSON の型と異なるため、値を使えません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>メッセージに示された型の値を使ってください。</p><p><strong><code>--fix</code> による自動修正:</strong> 数値で書かれたバージョン <code>1.1</code> と、0から1までの数を文字列で書いた <code>priority</code> を、正しい型に直します。 型の誤ったほかの値からは、意図された値を1つに絞れません。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>エントリー</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-json vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;loc&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://example.com/&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;lastmod&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">20240315</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-json vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;loc&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://example.com/&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;lastmod&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;2024-03-15T10:00:00Z&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">}</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain WRONG_TYPE</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc8259#section-3" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc8259#section-3</code></a></p><p>パッケージ: <a href="/api/i18n-validation/"><code>@waymark/i18n-validation</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/wrong_type.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const wrong_type = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  wrong_type as default
};
