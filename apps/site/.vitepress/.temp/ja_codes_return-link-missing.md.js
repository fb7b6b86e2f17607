import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"return-link-missing","description":"代替ページから、それを挙げているページへの戻りリンクがありません。","frontmatter":{"title":"return-link-missing","description":"代替ページから、それを挙げているページへの戻りリンクがありません。","prev":{"text":"alternate-not-listed","link":"/ja/codes/alternate-not-listed"},"next":{"text":"alternate-not-normalised-match","link":"/ja/codes/alternate-not-normalised-match"}},"headers":[],"relativePath":"ja/codes/return-link-missing.md","filePath":"ja/codes/return-link-missing.md"}');
const _sfc_main = { name: "ja/codes/return-link-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="return-link-missing" tabindex="-1"><code>return-link-missing</code> <a class="header-anchor" href="#return-link-missing" aria-label="Permalink to &quot;\`return-link-missing\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#hreflang-links">hreflang のリンク</a></p><p>代替ページから、それを挙げているページへの戻りリンクがありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>検索エンジンは、互いにリンクしていない2つのページの間のリンクを無視します。そうしなければ、誰でも自分のページを他人のサイトの別の版だと宣言できてしまうためです。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>代替ページ自身のエントリーに戻りリンクを追加するか、このリンクを削除してください。</p><p><strong><code>--fix</code> による自動修正:</strong> リンクで結び付くページがどの言語にも1つのページを挙げることになり、両方のページのスキームが同じ場合に、代替ページのエントリーにリンクを書き込みます。 文書の2つの版のように、2つの組が1つの言語に異なるページを挙げている場合は、戻りリンクがないか、このリンクが誤っています。多くのページが <code>x-default</code> に挙げるページは、それらのページの別の版ではありません。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-json vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">[</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">    &quot;loc&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://a.example/en&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">    &quot;alternates&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: [</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;lang&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;en&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;loc&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://a.example/en&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      },</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;lang&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;de&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;loc&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://a.example/de&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    ]</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  },</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">    &quot;loc&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://a.example/de&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">    &quot;alternates&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: [</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;lang&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;de&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;loc&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://a.example/de&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    ]</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">]</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-json vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">[</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">    &quot;loc&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://a.example/en&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">    &quot;alternates&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: [</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;lang&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;en&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;loc&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://a.example/en&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      },</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;lang&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;de&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;loc&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://a.example/de&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    ]</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  },</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">    &quot;loc&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://a.example/de&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">    &quot;alternates&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: [</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;lang&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;en&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;loc&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://a.example/en&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      },</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;lang&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;de&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;loc&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://a.example/de&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    ]</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">]</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain return-link-missing</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://developers.google.com/search/docs/specialty/international/localized-versions" target="_blank" rel="noreferrer"><code>developers.google.com/search/docs/specialty/international/localized-versions</code></a></p><p>パッケージ: <a href="/api/hreflang/"><code>@waymark/hreflang</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/return-link-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const returnLinkMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  returnLinkMissing as default
};
