import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"nested-urls","description":"6つ以上の URL が入れ子になっていて、URL の働きが分かりません。","frontmatter":{"title":"nested-urls","description":"6つ以上の URL が入れ子になっていて、URL の働きが分かりません。","prev":{"text":"script-scheme","link":"/ja/codes/script-scheme"},"next":{"text":"abused-scheme","link":"/ja/codes/abused-scheme"}},"headers":[],"relativePath":"ja/codes/nested-urls.md","filePath":"ja/codes/nested-urls.md"}');
const _sfc_main = { name: "ja/codes/nested-urls.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="nested-urls" tabindex="-1"><code>nested-urls</code> <a class="header-anchor" href="#nested-urls" aria-label="Permalink to &quot;\`nested-urls\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#deceptive-urls">人を欺くおそれのある URL</a></p><p>6つ以上の URL が入れ子になっていて、URL の働きが分かりません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p><code>view-source:</code> や <code>feed:</code> のようなスキームは、中に別の URL を含みます。その URL も判定しますが、6つ以上を必要とすることはありません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>開かないでください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>feed:feed:feed:feed:feed:feed:javascript:alert(1)</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>feed:https://example.com/</span></span></code></pre></div></div><p><a href="/play/index.html#url=feed:feed:feed:feed:feed:feed:javascript:alert%281%29" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain nested-urls</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.iana.org/assignments/uri-schemes/" target="_blank" rel="noreferrer"><code>www.iana.org/assignments/uri-schemes/</code></a></p><p>パッケージ: <a href="/api/display/"><code>@waymark/display</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/nested-urls.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const nestedUrls = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  nestedUrls as default
};
