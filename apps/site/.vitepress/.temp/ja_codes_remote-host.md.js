import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"remote-host","description":"ホストのある file: URI は、別のマシンのファイルを指します。","frontmatter":{"title":"remote-host","description":"ホストのある file: URI は、別のマシンのファイルを指します。","prev":{"text":"file-too-long","link":"/ja/codes/file-too-long"},"next":{"text":"url-scheme-not-allowed","link":"/ja/codes/url-scheme-not-allowed"}},"headers":[],"relativePath":"ja/codes/remote-host.md","filePath":"ja/codes/remote-host.md"}');
const _sfc_main = { name: "ja/codes/remote-host.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="remote-host" tabindex="-1"><code>remote-host</code> <a class="header-anchor" href="#remote-host" aria-label="Permalink to &quot;\`remote-host\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#paths">パス、ファイル名、送信先の URL</a></p><p>ホストのある <code>file:</code> URI は、別のマシンのファイルを指します。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>Windows は <code>file://server/share</code> をネットワーク経由で開き、利用者の認証情報をサーバーに送ります。このマシンの file URI に、ホストはありません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>ホストを空にしてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>resolveFileUri(&#39;/srv/files&#39;, …, { platform: &#39;posix&#39; })</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file://server/srv/files/a</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file:///srv/files/a</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain remote-host</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc8089#section-3" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc8089#section-3</code></a></p><p>パッケージ: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/remote-host.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const remoteHost = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  remoteHost as default
};
