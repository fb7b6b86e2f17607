import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"absolute-path","description":"絶対パスです。","frontmatter":{"title":"absolute-path","description":"絶対パスです。","prev":{"text":"nul-character","link":"/ja/codes/nul-character"},"next":{"text":"empty-segment","link":"/ja/codes/empty-segment"}},"headers":[],"relativePath":"ja/codes/absolute-path.md","filePath":"ja/codes/absolute-path.md"}');
const _sfc_main = { name: "ja/codes/absolute-path.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="absolute-path" tabindex="-1"><code>absolute-path</code> <a class="header-anchor" href="#absolute-path" aria-label="Permalink to &quot;\`absolute-path\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#paths">パス、ファイル名、送信先の URL</a></p><p>絶対パスです。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>絶対パスや、ドライブのルートから始まるパスは、フォルダーと結合されるのではなく、フォルダーを置き換えます。<code>/etc/passwd</code> は、フォルダーがどこにあってもルートから読まれます。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>フォルダーからの相対パスを渡してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>resolvePath(&#39;/srv/files&#39;, …, { platform: &#39;posix&#39; })</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/etc/passwd</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>etc/passwd</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain absolute-path</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://cwe.mitre.org/data/definitions/36.html" target="_blank" rel="noreferrer"><code>cwe.mitre.org/data/definitions/36.html</code></a></p><p>パッケージ: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/absolute-path.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const absolutePath = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  absolutePath as default
};
