import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"delimiter-lookalike","description":"ラベルに、区切り文字に似た文字があります。","frontmatter":{"title":"delimiter-lookalike","description":"ラベルに、区切り文字に似た文字があります。","prev":{"text":"invisible-character","link":"/ja/codes/invisible-character"},"next":{"text":"deceptive-mark","link":"/ja/codes/deceptive-mark"}},"headers":[],"relativePath":"ja/codes/delimiter-lookalike.md","filePath":"ja/codes/delimiter-lookalike.md"}');
const _sfc_main = { name: "ja/codes/delimiter-lookalike.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="delimiter-lookalike" tabindex="-1"><code>delimiter-lookalike</code> <a class="header-anchor" href="#delimiter-lookalike" aria-label="Permalink to &quot;\`delimiter-lookalike\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#domains">人を欺くおそれのあるドメイン</a></p><p>ラベルに、区切り文字に似た文字があります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>スラッシュ、ドット、疑問符などの区切り文字に見えるため、読む人は別の部分をドメインと取り違えます。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>ラベルを、xn-- で始まる A ラベルの形で表示してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>example.comノadmin.a.example</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>admin.a.example</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://example.com%E3%83%8Eadmin.a.example/" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain delimiter-lookalike</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#url-rendering-i18n" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#url-rendering-i18n</code></a></p><p>パッケージ: <a href="/api/display/"><code>@waymark/display</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/delimiter-lookalike.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const delimiterLookalike = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  delimiterLookalike as default
};
