import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"part-refused","description":"部分に、書けないものが含まれています。","frontmatter":{"title":"part-refused","description":"部分に、書けないものが含まれています。","prev":{"text":"part-unexpected","link":"/ja/codes/part-unexpected"},"next":{"text":"part-invalid","link":"/ja/codes/part-invalid"}},"headers":[],"relativePath":"ja/codes/part-refused.md","filePath":"ja/codes/part-refused.md"}');
const _sfc_main = { name: "ja/codes/part-refused.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="part-refused" tabindex="-1"><code>part-refused</code> <a class="header-anchor" href="#part-refused" aria-label="Permalink to &quot;\`part-refused\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>部分に、書けないものが含まれています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>部分は1つの名前です。空にもドットセグメントにもできません。ポリシー <code>strict</code> では、区切り文字、制御文字、もう一度デコードするとそれらになるものも書けません。<code>a%2Fb</code> をデコードした後でパスを分割するプログラムには2つの部分が見え、<code>..%2F</code> はフォルダーの外を指します。どれに当たるかは、原因に示されています。<code>db://postgres/mydb/a%2Fb</code> にはエンコードされた区切り文字があり、<code>db://postgres/mydb/a-b</code> にはありません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>その部分を修正してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>db://postgres/mydb/a%2Fb</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>db://postgres/mydb/a-b</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain part-refused</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://owasp.org/www-community/attacks/Path_Traversal" target="_blank" rel="noreferrer"><code>owasp.org/www-community/attacks/Path_Traversal</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/part-refused.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const partRefused = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  partRefused as default
};
