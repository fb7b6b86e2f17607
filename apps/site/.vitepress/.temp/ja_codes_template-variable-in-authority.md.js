import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"template-variable-in-authority","description":"ホストを書く場所に変数があります。","frontmatter":{"title":"template-variable-in-authority","description":"ホストを書く場所に変数があります。","prev":{"text":"template-reserved-expansion","link":"/ja/codes/template-reserved-expansion"},"next":{"text":"set-duplicate","link":"/ja/codes/set-duplicate"}},"headers":[],"relativePath":"ja/codes/template-variable-in-authority.md","filePath":"ja/codes/template-variable-in-authority.md"}');
const _sfc_main = { name: "ja/codes/template-variable-in-authority.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="template-variable-in-authority" tabindex="-1"><code>template-variable-in-authority</code> <a class="header-anchor" href="#template-variable-in-authority" aria-label="Permalink to &quot;\`template-variable-in-authority\`&quot;">​</a></h1><p><strong>情報</strong> · <a href="/ja/codes/#resource-uris">リソース URI</a></p><p>ホストを書く場所に変数があります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p><code>//</code> の後はオーソリティです。.NET などのライブラリはこれを小文字で書くため、<code>notes://{name}</code> では <code>README</code> が <code>readme</code> になります。また、下線、空白、パーセントエンコードされたバイトを拒否するものもあります。パスの中なら、値は変わりません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p><code>notes://all/{name}</code> のような固定の語か、<code>notes:///{name}</code> のような空のオーソリティで始めてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>テンプレートとして検査</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>notes://{name}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>notes://all/{name}</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=notes://%7Bname%7D" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain template-variable-in-authority</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-3.2.2</code></a></p><p>パッケージ: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/template-variable-in-authority.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const templateVariableInAuthority = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  templateVariableInAuthority as default
};
