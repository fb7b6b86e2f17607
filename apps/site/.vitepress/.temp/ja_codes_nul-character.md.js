import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"nul-character","description":"システムが名前の終わりとみなす NUL があります。","frontmatter":{"title":"nul-character","description":"システムが名前の終わりとみなす NUL があります。","prev":{"text":"control-character","link":"/ja/codes/control-character"},"next":{"text":"absolute-path","link":"/ja/codes/absolute-path"}},"headers":[],"relativePath":"ja/codes/nul-character.md","filePath":"ja/codes/nul-character.md"}');
const _sfc_main = { name: "ja/codes/nul-character.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="nul-character" tabindex="-1"><code>nul-character</code> <a class="header-anchor" href="#nul-character" aria-label="Permalink to &quot;\`nul-character\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#paths">パス、ファイル名、送信先の URL</a></p><p>システムが名前の終わりとみなす NUL があります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>システムコールは、NUL で名前を終わらせます。<code>a.txt\\0.png</code> の末尾を調べると画像に見えますが、システムが開くのは <code>a.txt</code> です。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>NUL を削除してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>resolvePath(&#39;/srv/files&#39;, …, { platform: &#39;posix&#39; })</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a.txt\\u0000.png</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a.txt.png</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain nul-character</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://cwe.mitre.org/data/definitions/158.html" target="_blank" rel="noreferrer"><code>cwe.mitre.org/data/definitions/158.html</code></a></p><p>パッケージ: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/nul-character.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const nulCharacter = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  nulCharacter as default
};
