import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"domain-to-ASCII","description":"ドメインが DNS の名前の規則に反しています。使えない文字、位置の正しくないハイフン、空のラベル、長すぎるラベルのいずれかがあります。","frontmatter":{"title":"domain-to-ASCII","description":"ドメインが DNS の名前の規則に反しています。使えない文字、位置の正しくないハイフン、空のラベル、長すぎるラベルのいずれかがあります。","prev":false,"next":{"text":"domain-percent-encoded","link":"/ja/codes/domain-percent-encoded"}},"headers":[],"relativePath":"ja/codes/domain-to-ascii.md","filePath":"ja/codes/domain-to-ascii.md"}');
const _sfc_main = { name: "ja/codes/domain-to-ascii.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="domain-to-ascii" tabindex="-1"><code>domain-to-ASCII</code> <a class="header-anchor" href="#domain-to-ascii" aria-label="Permalink to &quot;\`domain-to-ASCII\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#url-parsing">URL の解析</a></p><p>ドメインが DNS の名前の規則に反しています。使えない文字、位置の正しくないハイフン、空のラベル、長すぎるラベルのいずれかがあります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>ブラウザは、Unicode のドメインの規則が定める ASCII の形でドメインの名前解決を行います。拒否する名前もあれば、DNS には存在しえないために名前解決が必ず失敗する名前もあります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>ラベルは英字、数字、内側のハイフンだけを使ってそれぞれ1文字から63文字で書き、末尾にはドットを付けないでください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://exa%23mple.org</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://exa%2523mple.org" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain domain-to-ASCII</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#validation-error-domain-to-ascii" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#validation-error-domain-to-ascii</code></a></p><p>パッケージ: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/domain-to-ascii.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const domainToAscii = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  domainToAscii as default
};
