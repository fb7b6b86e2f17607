import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"file-host-remote","description":"file: URI にホストがあり、別のマシンのファイルを指しています。","frontmatter":{"title":"file-host-remote","description":"file: URI にホストがあり、別のマシンのファイルを指しています。","prev":{"text":"file-not-absolute","link":"/ja/codes/file-not-absolute"},"next":{"text":"query-not-decodable","link":"/ja/codes/query-not-decodable"}},"headers":[],"relativePath":"ja/codes/file-host-remote.md","filePath":"ja/codes/file-host-remote.md"}');
const _sfc_main = { name: "ja/codes/file-host-remote.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="file-host-remote" tabindex="-1"><code>file-host-remote</code> <a class="header-anchor" href="#file-host-remote" aria-label="Permalink to &quot;\`file-host-remote\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p><code>file:</code> URI にホストがあり、別のマシンのファイルを指しています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>Windows はこのような URI をネットワーク経由で開き、利用者の認証情報をホストに送ります。サーバーが一覧に載せると、クライアントがそうすることになります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p><code>file:///path</code> のように、ホストを空にしてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file://server/share/doc.md</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file:///share/doc.md</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain file-host-remote</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc8089#section-3" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc8089#section-3</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/file-host-remote.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fileHostRemote = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fileHostRemote as default
};
