import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"scheme-as-host","description":"ホストがスキームの名前です。スキームが2つ書かれているのかもしれません。","frontmatter":{"title":"scheme-as-host","description":"ホストがスキームの名前です。スキームが2つ書かれているのかもしれません。","prev":{"text":"disputed-host","link":"/ja/codes/disputed-host"},"next":{"text":"host-like-credentials","link":"/ja/codes/host-like-credentials"}},"headers":[],"relativePath":"ja/codes/scheme-as-host.md","filePath":"ja/codes/scheme-as-host.md"}');
const _sfc_main = { name: "ja/codes/scheme-as-host.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="scheme-as-host" tabindex="-1"><code>scheme-as-host</code> <a class="header-anchor" href="#scheme-as-host" aria-label="Permalink to &quot;\`scheme-as-host\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#deceptive-urls">人を欺くおそれのある URL</a></p><p>ホストがスキームの名前です。スキームが2つ書かれているのかもしれません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>パーサーは、最初のスキームの後にある2つ目のスキームをホストと読みます。自分のネットワークの中の、<code>http</code> という名前のマシンとみなします。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>2つのスキームのうち一方を削除してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://http://example.com/</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://http://example.com/" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain scheme-as-host</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#host-state" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#host-state</code></a></p><p>パッケージ: <a href="/api/display/"><code>@waymark/display</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/scheme-as-host.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const schemeAsHost = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  schemeAsHost as default
};
