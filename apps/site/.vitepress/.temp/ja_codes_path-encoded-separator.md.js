import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"path-encoded-separator","description":"パスに、パーセントエンコードされたスラッシュかバックスラッシュがあります。","frontmatter":{"title":"path-encoded-separator","description":"パスに、パーセントエンコードされたスラッシュかバックスラッシュがあります。","prev":{"text":"path-dot-segment","link":"/ja/codes/path-dot-segment"},"next":{"text":"path-trailing-slash","link":"/ja/codes/path-trailing-slash"}},"headers":[],"relativePath":"ja/codes/path-encoded-separator.md","filePath":"ja/codes/path-encoded-separator.md"}');
const _sfc_main = { name: "ja/codes/path-encoded-separator.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="path-encoded-separator" tabindex="-1"><code>path-encoded-separator</code> <a class="header-anchor" href="#path-encoded-separator" aria-label="Permalink to &quot;\`path-encoded-separator\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>パスに、パーセントエンコードされたスラッシュかバックスラッシュがあります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p><code>%2F</code> と <code>%5C</code> は、デコードした後でパスを分割するどのプログラムでも区切り文字になります。フォルダーの外へ出る典型的な手口です。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>区切り文字のない名前を使ってください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>パスとして検査</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/files/..%2Fsecret</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/files/a-b</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=/files/..%252Fsecret" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain path-encoded-separator</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#path-encoded-separator" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#path-encoded-separator</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/path-encoded-separator.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const pathEncodedSeparator = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  pathEncodedSeparator as default
};
