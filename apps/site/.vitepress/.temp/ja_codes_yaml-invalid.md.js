import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"yaml-invalid","description":"ファイルが有効な YAML ではありません。","frontmatter":{"title":"yaml-invalid","description":"ファイルが有効な YAML ではありません。","prev":{"text":"json-invalid","link":"/ja/codes/json-invalid"},"next":{"text":"list-too-large","link":"/ja/codes/list-too-large"}},"headers":[],"relativePath":"ja/codes/yaml-invalid.md","filePath":"ja/codes/yaml-invalid.md"}');
const _sfc_main = { name: "ja/codes/yaml-invalid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="yaml-invalid" tabindex="-1"><code>yaml-invalid</code> <a class="header-anchor" href="#yaml-invalid" aria-label="Permalink to &quot;\`yaml-invalid\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>ファイルが有効な YAML ではありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>示された位置に、最初のエラーがあります。よくある原因は、字下げのタブ、メンバーの字下げの不ぞろい、引用符のない値の中のコロンと空白、アンカーのないエイリアス、<code>---</code> の後の2つ目の文書です。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>この位置の YAML を修正してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>paths:</span></span>
<span class="line"><span>\\t/users: {}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>paths:</span></span>
<span class="line"><span>  /users: {}</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain yaml-invalid</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://yaml.org/spec/1.2.2/" target="_blank" rel="noreferrer"><code>yaml.org/spec/1.2.2/</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/yaml-invalid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const yamlInvalid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  yamlInvalid as default
};
