import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"default-port","description":"ポートが、スキームのデフォルトポートか、空です。","frontmatter":{"title":"default-port","description":"ポートが、スキームのデフォルトポートか、空です。","prev":{"text":"host-not-lowercase","link":"/ja/codes/host-not-lowercase"},"next":{"text":"credentials-in-uri","link":"/ja/codes/credentials-in-uri"}},"headers":[],"relativePath":"ja/codes/default-port.md","filePath":"ja/codes/default-port.md"}');
const _sfc_main = { name: "ja/codes/default-port.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="default-port" tabindex="-1"><code>default-port</code> <a class="header-anchor" href="#default-port" aria-label="Permalink to &quot;\`default-port\`&quot;">​</a></h1><p><strong>情報</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>ポートが、スキームのデフォルトポートか、空です。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>http の <code>:80</code> や https の <code>:443</code> は、意味を加えることなく、1つの URI に2つ目の書き方を作ります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>ポートを削除してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>http://example.com:80/users</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>http://example.com/users</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=http://example.com:80/users" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain default-port</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#default-port" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#default-port</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/default-port.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const defaultPort = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  defaultPort as default
};
