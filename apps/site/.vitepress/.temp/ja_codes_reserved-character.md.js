import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"reserved-character","description":"名前に、Windows で特別な意味を持つ文字があります。","frontmatter":{"title":"reserved-character","description":"名前に、Windows で特別な意味を持つ文字があります。","prev":{"text":"trailing-dot-space","link":"/ja/codes/trailing-dot-space"},"next":{"text":"link-outside","link":"/ja/codes/link-outside"}},"headers":[],"relativePath":"ja/codes/reserved-character.md","filePath":"ja/codes/reserved-character.md"}');
const _sfc_main = { name: "ja/codes/reserved-character.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="reserved-character" tabindex="-1"><code>reserved-character</code> <a class="header-anchor" href="#reserved-character" aria-label="Permalink to &quot;\`reserved-character\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#paths">パス、ファイル名、送信先の URL</a></p><p>名前に、Windows で特別な意味を持つ文字があります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>コロンはファイルのストリームを開きます。<code>a.txt::$DATA</code> は <code>a.txt</code> の内容で、拡張子の検査を通ってしまいます。<code>*</code>、<code>?</code>、<code>&lt;</code>、<code>&gt;</code>、<code>&quot;</code>、<code>|</code> は、パターンになるか、Windows の名前には使えません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p><code>&lt;</code>、<code>&gt;</code>、<code>:</code>、<code>&quot;</code>、<code>|</code>、<code>?</code>、<code>*</code> のない名前を渡してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>resolvePath(&#39;C:\\files&#39;, …, { platform: &#39;windows&#39; })</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a.txt::$DATA</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a.txt</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain reserved-character</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file#naming-conventions" target="_blank" rel="noreferrer"><code>learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file#naming-conventions</code></a></p><p>パッケージ: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/reserved-character.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const reservedCharacter = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  reservedCharacter as default
};
