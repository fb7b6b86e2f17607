import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"set-mixed-number","description":"集合に、同じ名前の単数形と複数形があります。","frontmatter":{"title":"set-mixed-number","description":"集合に、同じ名前の単数形と複数形があります。","prev":{"text":"set-mixed-search","link":"/ja/codes/set-mixed-search"},"next":{"text":"set-mixed-trailing-slash","link":"/ja/codes/set-mixed-trailing-slash"}},"headers":[],"relativePath":"ja/codes/set-mixed-number.md","filePath":"ja/codes/set-mixed-number.md"}');
const _sfc_main = { name: "ja/codes/set-mixed-number.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="set-mixed-number" tabindex="-1"><code>set-mixed-number</code> <a class="header-anchor" href="#set-mixed-number" aria-label="Permalink to &quot;\`set-mixed-number\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>集合に、同じ名前の単数形と複数形があります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p><code>/user</code> と <code>/users</code> は2つのものに見え、誤った方を求める人が出ます。コレクションは複数形です。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>すべて複数形にしてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>https://a.example/user/2 と同じ集合で検査</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://a.example/users/1</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://a.example/users/1 and https://a.example/users</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain set-mixed-number</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#set-mixed-number" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#set-mixed-number</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/set-mixed-number.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const setMixedNumber = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  setMixedNumber as default
};
