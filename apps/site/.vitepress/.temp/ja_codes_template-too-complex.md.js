import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"template-too-complex","description":"テンプレートが大きすぎて、あいまいかどうかを判定できません。","frontmatter":{"title":"template-too-complex","description":"テンプレートが大きすぎて、あいまいかどうかを判定できません。","prev":{"text":"template-ambiguous","link":"/ja/codes/template-ambiguous"},"next":{"text":"template-dot-segment","link":"/ja/codes/template-dot-segment"}},"headers":[],"relativePath":"ja/codes/template-too-complex.md","filePath":"ja/codes/template-too-complex.md"}');
const _sfc_main = { name: "ja/codes/template-too-complex.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="template-too-complex" tabindex="-1"><code>template-too-complex</code> <a class="header-anchor" href="#template-too-complex" aria-label="Permalink to &quot;\`template-too-complex\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#uri-templates">URI テンプレート</a></p><p>テンプレートが大きすぎて、あいまいかどうかを判定できません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>あいまいかどうかは、遷移が 20,000 個まで、状態の組が 50,000 個までのオートマトンで判定します。この上限がないと、悪意のあるテンプレートがサーバーを占有できるため、上限を超えるものは拒否されます。実際のサービスのテンプレートが上限に近づくことはありません。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>短くするか、複数のテンプレートに分けてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>誤ったテンプレートを 10,000 回繰り返したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{a}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{/a*}</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain template-too-complex</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-1.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-1.4</code></a></p><p>パッケージ: <a href="/api/uri-template/"><code>@waymark/uri-template</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/template-too-complex.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const templateTooComplex = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  templateTooComplex as default
};
