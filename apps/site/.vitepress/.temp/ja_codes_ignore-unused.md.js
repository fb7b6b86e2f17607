import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"ignore-unused","description":"抑制コメントが何も抑制していません。","frontmatter":{"title":"ignore-unused","description":"抑制コメントが何も抑制していません。","prev":{"text":"ignore-not-understood","link":"/ja/codes/ignore-not-understood"},"next":{"text":"api-path-invalid","link":"/ja/codes/api-path-invalid"}},"headers":[],"relativePath":"ja/codes/ignore-unused.md","filePath":"ja/codes/ignore-unused.md"}');
const _sfc_main = { name: "ja/codes/ignore-unused.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="ignore-unused" tabindex="-1"><code>ignore-unused</code> <a class="header-anchor" href="#ignore-unused" aria-label="Permalink to &quot;\`ignore-unused\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>抑制コメントが何も抑制していません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>コメントの対象だった問題がなくなったか、書かれた規則ではその問題が見つからないか、コメントの行が誤っています。残しておくと、次に起きた同じ種類の問題が隠れます。規則が無効になっている名前は報告しません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>その名前か、コメントの全体を削除してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span># waymark-ignore-next-line path-verb</span></span>
<span class="line"><span>db://postgres/mydb/users</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>db://postgres/mydb/users</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=%23%20waymark-ignore-next-line%20path-verb%0Adb://postgres/mydb/users" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain ignore-unused</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#resource-uris-schemes-and-lint-rules" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#resource-uris-schemes-and-lint-rules</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/ignore-unused.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ignoreUnused = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ignoreUnused as default
};
