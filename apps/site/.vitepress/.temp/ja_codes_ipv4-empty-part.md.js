import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"IPv4-empty-part","description":"IPv4 アドレスがドットで終わっています。","frontmatter":{"title":"IPv4-empty-part","description":"IPv4 アドレスがドットで終わっています。","prev":{"text":"IPv4-non-ASCII-input","link":"/ja/codes/ipv4-non-ascii-input"},"next":{"text":"IPv4-too-few-parts","link":"/ja/codes/ipv4-too-few-parts"}},"headers":[],"relativePath":"ja/codes/ipv4-empty-part.md","filePath":"ja/codes/ipv4-empty-part.md"}');
const _sfc_main = { name: "ja/codes/ipv4-empty-part.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="ipv4-empty-part" tabindex="-1"><code>IPv4-empty-part</code> <a class="header-anchor" href="#ipv4-empty-part" aria-label="Permalink to &quot;\`IPv4-empty-part\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#url-parsing">URL の解析</a></p><p>IPv4 アドレスがドットで終わっています。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>末尾のドットは DNS のルートを表しますが、IP アドレスにルートはありません。パーサーはこのドットを除去します。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>末尾のドットを削除してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://127.0.0.1./</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://127.0.0.1/</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://127.0.0.1./" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain IPv4-empty-part</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#ipv4-empty-part" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#ipv4-empty-part</code></a></p><p>パッケージ: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/ipv4-empty-part.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ipv4EmptyPart = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ipv4EmptyPart as default
};
