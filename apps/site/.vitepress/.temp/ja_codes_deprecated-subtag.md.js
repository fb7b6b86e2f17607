import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"deprecated-subtag","description":"レジストリが、別のサブタグを推奨しています。","frontmatter":{"title":"deprecated-subtag","description":"レジストリが、別のサブタグを推奨しています。","prev":{"text":"invalid-subtag","link":"/ja/codes/invalid-subtag"},"next":{"text":"language-not-iso-639-1","link":"/ja/codes/language-not-iso-639-1"}},"headers":[],"relativePath":"ja/codes/deprecated-subtag.md","filePath":"ja/codes/deprecated-subtag.md"}');
const _sfc_main = { name: "ja/codes/deprecated-subtag.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="deprecated-subtag" tabindex="-1"><code>deprecated-subtag</code> <a class="header-anchor" href="#deprecated-subtag" aria-label="Permalink to &quot;\`deprecated-subtag\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#language-tags">言語タグと hreflang の値</a></p><p>レジストリが、別のサブタグを推奨しています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p><code>iw</code> や <code>BU</code> のような古いコードは、今でも読めるプログラムと無視するプログラムがあります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>レジストリが推奨する値を使ってください。</p><p><strong><code>--fix</code> による自動修正:</strong> データベースでは、考えられる値が1つだけで、同じ組のほかのページがその値を持たない場合に、提案された値を書き込みます。 <code>in</code> と <code>mo</code> は、国としてはインドとマカオを表します。<code>zh-yue</code> に対する <code>yue</code> のように、検索エンジンのドキュメントにない値が推奨されている場合、書き換えても問題が別の問題に変わるだけです。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>iw</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>he</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain deprecated-subtag</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.iana.org/assignments/language-subtag-registry" target="_blank" rel="noreferrer"><code>www.iana.org/assignments/language-subtag-registry</code></a></p><p>パッケージ: <a href="/api/language-tag/"><code>@waymark/language-tag</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/deprecated-subtag.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const deprecatedSubtag = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  deprecatedSubtag as default
};
