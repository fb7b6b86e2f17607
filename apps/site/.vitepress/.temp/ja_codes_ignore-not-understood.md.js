import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"ignore-not-understood","description":"抑制コメントに規則の名前がないか、つづりの誤りがあり、効果がありません。","frontmatter":{"title":"ignore-not-understood","description":"抑制コメントに規則の名前がないか、つづりの誤りがあり、効果がありません。","prev":{"text":"resource-member-repeated","link":"/ja/codes/resource-member-repeated"},"next":{"text":"ignore-unused","link":"/ja/codes/ignore-unused"}},"headers":[],"relativePath":"ja/codes/ignore-not-understood.md","filePath":"ja/codes/ignore-not-understood.md"}');
const _sfc_main = { name: "ja/codes/ignore-not-understood.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="ignore-not-understood" tabindex="-1"><code>ignore-not-understood</code> <a class="header-anchor" href="#ignore-not-understood" aria-label="Permalink to &quot;\`ignore-not-understood\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>抑制コメントに規則の名前がないか、つづりの誤りがあり、効果がありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>抑制コメントには、規則、規則のグループ、原因のコードのいずれかを書きます。つづりの誤った名前は何も抑制しないため、対象の問題が報告され続けるか、規則がなくなった後もコメントが残ります。コメントだけの行では <code># waymark-ignore-next-line</code> または <code># waymark-ignore-file</code>、URI の後では <code># waymark-ignore</code> と書きます。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>規則、グループ、原因の名前を書き、理由は <code>--</code> の後に書いてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span># waymark-ignore-next-line path-verbs</span></span>
<span class="line"><span>db://postgres/mydb/get-users</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span># waymark-ignore-next-line path-verb -- an old name</span></span>
<span class="line"><span>db://postgres/mydb/get-users</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=%23%20waymark-ignore-next-line%20path-verbs%0Adb://postgres/mydb/get-users" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain ignore-not-understood</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#resource-uris-schemes-and-lint-rules" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#resource-uris-schemes-and-lint-rules</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/ignore-not-understood.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ignoreNotUnderstood = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ignoreNotUnderstood as default
};
