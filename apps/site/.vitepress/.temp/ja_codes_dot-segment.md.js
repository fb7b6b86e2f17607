import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"dot-segment","description":"セグメントが . か .. です。これらはフォルダーを指すもので、名前にはなりません。","frontmatter":{"title":"dot-segment","description":"セグメントが . か .. です。これらはフォルダーを指すもので、名前にはなりません。","prev":{"text":"lone-surrogate","link":"/ja/codes/lone-surrogate"},"next":{"text":"separator-in-name","link":"/ja/codes/separator-in-name"}},"headers":[],"relativePath":"ja/codes/dot-segment.md","filePath":"ja/codes/dot-segment.md"}');
const _sfc_main = { name: "ja/codes/dot-segment.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="dot-segment" tabindex="-1"><code>dot-segment</code> <a class="header-anchor" href="#dot-segment" aria-label="Permalink to &quot;\`dot-segment\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#paths">パス、ファイル名、送信先の URL</a></p><p>セグメントが <code>.</code> か <code>..</code> です。これらはフォルダーを指すもので、名前にはなりません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>どのように書いても、<code>..</code> は1つ上のフォルダー、<code>.</code> はそのフォルダー自身です。このようなパスをフォルダーと結合すると、<code>../../etc/passwd</code> のように別の場所を指します。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>名前を渡してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>resolvePath(&#39;/srv/files&#39;, …, { platform: &#39;posix&#39; })</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a/../b</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a/b</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain dot-segment</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-5.2.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-5.2.4</code></a></p><p>パッケージ: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/dot-segment.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const dotSegment = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  dotSegment as default
};
