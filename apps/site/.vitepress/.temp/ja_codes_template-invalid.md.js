import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"template-invalid","description":"文字列が URI テンプレートではありません。","frontmatter":{"title":"template-invalid","description":"文字列が URI テンプレートではありません。","prev":{"text":"identifier-invalid","link":"/ja/codes/identifier-invalid"},"next":{"text":"template-not-reversible","link":"/ja/codes/template-not-reversible"}},"headers":[],"relativePath":"ja/codes/template-invalid.md","filePath":"ja/codes/template-invalid.md"}');
const _sfc_main = { name: "ja/codes/template-invalid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="template-invalid" tabindex="-1"><code>template-invalid</code> <a class="header-anchor" href="#template-invalid" aria-label="Permalink to &quot;\`template-invalid\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>文字列が URI テンプレートではありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>波括弧は変数を囲みます。名前は、英数字、<code>_</code>、パーセントエンコードされたバイトからなり、その間にドットを1つずつ置けます。式にデフォルト値は書けません。テンプレートを読むクライアントは、拒否するか、波括弧をそのまま使って存在しないリソースを求めます。どこが誤っているかは、原因に示されています。<code>{user-id}</code> は名前にハイフンがあり、<code>{user_id}</code> が正しい書き方です。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>テンプレートを修正してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>テンプレートとして検査</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>db://postgres/mydb/users/{user-id}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>db://postgres/mydb/users/{id}</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=db://postgres/mydb/users/%7Buser-id%7D" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain template-invalid</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-2" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-2</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/template-invalid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const templateInvalid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  templateInvalid as default
};
