import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"encoded-separator","description":"パスに、デコードすると区切り文字になる、パーセントエンコードされたスラッシュかバックスラッシュがあります。","frontmatter":{"title":"encoded-separator","description":"パスに、デコードすると区切り文字になる、パーセントエンコードされたスラッシュかバックスラッシュがあります。","prev":{"text":"encoded-control","link":"/ja/codes/encoded-control"},"next":{"text":"ill-formed-utf8","link":"/ja/codes/ill-formed-utf8"}},"headers":[],"relativePath":"ja/codes/encoded-separator.md","filePath":"ja/codes/encoded-separator.md"}');
const _sfc_main = { name: "ja/codes/encoded-separator.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="encoded-separator" tabindex="-1"><code>encoded-separator</code> <a class="header-anchor" href="#encoded-separator" aria-label="Permalink to &quot;\`encoded-separator\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#paths">パス、ファイル名、送信先の URL</a></p><p>パスに、デコードすると区切り文字になる、パーセントエンコードされたスラッシュかバックスラッシュがあります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>デコードした後でパスを分割するプログラムには、検査のときより多くのセグメントが見えます。<code>..%2Fsecret</code> は、フォルダーの外の <code>../secret</code> になります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>区切り文字のない名前を渡してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>resolveBelow(&#39;https://cdn.example/assets/v1/&#39;, …)</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>..%2Fsecret</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a/secret</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain encoded-separator</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://owasp.org/www-community/attacks/Path_Traversal" target="_blank" rel="noreferrer"><code>owasp.org/www-community/attacks/Path_Traversal</code></a></p><p>パッケージ: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/encoded-separator.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const encodedSeparator = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  encodedSeparator as default
};
