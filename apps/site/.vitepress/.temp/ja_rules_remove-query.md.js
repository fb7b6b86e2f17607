import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"remove-query","description":"クエリを除去します。","frontmatter":{"title":"remove-query","description":"クエリを除去します。"},"headers":[],"relativePath":"ja/rules/remove-query.md","filePath":"ja/rules/remove-query.md"}');
const _sfc_main = { name: "ja/rules/remove-query.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="remove-query" tabindex="-1"><code>remove-query</code> <a class="header-anchor" href="#remove-query" aria-label="Permalink to &quot;\`remove-query\`&quot;">​</a></h1><p><strong>意味を変えることがある</strong> · <a href="/ja/rules/">正規化の規則</a></p><p>クエリを除去します。</p><h2 id="cost" tabindex="-1">意味への影響 <a class="header-anchor" href="#cost" aria-label="Permalink to &quot;意味への影響 {#cost}&quot;">​</a></h2><p>別のものを指すことがあります。サイトをよく知っている場合に使ってください。</p><p>ページの内容がクエリによって変わらないサイトの正規 URL に使います。それ以外のサイトでは、異なるページが1つになります。</p><p>対象: <code>whatwg</code>, <code>rfc3986</code></p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><table tabindex="0"><thead><tr><th>URL</th><th>結果</th><th>オプション</th></tr></thead><tbody><tr><td data-label="URL"><code>https://example.com/page?key=value&amp;foo=bar</code></td><td data-label="結果"><code>https://example.com/page</code></td><td data-label="オプション"></td></tr><tr><td data-label="URL"><code>https://example.com/page?#top</code></td><td data-label="結果"><code>https://example.com/page#top</code></td><td data-label="オプション"></td></tr></tbody></table><p><a href="/play/index.html#view=rules&amp;url=https://example.com/page?key=value%26foo=bar&amp;preset=standard&amp;toggled=remove-query" target="_self">この例をデモで開く</a></p><h2 id="program" tabindex="-1">プログラムでの使い方 <a class="header-anchor" href="#program" aria-label="Permalink to &quot;プログラムでの使い方 {#program}&quot;">​</a></h2><div class="language-ts vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">ts</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { normalize } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &#39;@waymark/normalize&#39;</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">normalize</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&#39;https://example.com/page?key=value&amp;foo=bar&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, [</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&#39;remove-query&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">])</span></span>
<span class="line"><span style="--shiki-light:#66707B;--shiki-dark:#BDC4CC;">// =&gt; &#39;https://example.com/page&#39;</span></span></code></pre></div><h2 id="presets" tabindex="-1">この規則を含むプリセット <a class="header-anchor" href="#presets" aria-label="Permalink to &quot;この規則を含むプリセット {#presets}&quot;">​</a></h2><p><a href="/ja/presets/seo"><code>seo</code></a></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://developers.google.com/search/docs/crawling-indexing/canonicalization" target="_blank" rel="noreferrer"><code>developers.google.com/search/docs/crawling-indexing/canonicalization</code></a></p><p>パッケージ: <a href="/api/normalize/"><code>@waymark/normalize</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/rules/remove-query.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const removeQuery = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  removeQuery as default
};
