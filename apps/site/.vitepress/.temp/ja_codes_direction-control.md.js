import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"direction-control","description":"URL に、文字の方向を変える見えない文字があります。","frontmatter":{"title":"direction-control","description":"URL に、文字の方向を変える見えない文字があります。","prev":{"text":"dot-segments-resolved","link":"/ja/codes/dot-segments-resolved"},"next":{"text":"deceptive-character","link":"/ja/codes/deceptive-character"}},"headers":[],"relativePath":"ja/codes/direction-control.md","filePath":"ja/codes/direction-control.md"}');
const _sfc_main = { name: "ja/codes/direction-control.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="direction-control" tabindex="-1"><code>direction-control</code> <a class="header-anchor" href="#direction-control" aria-label="Permalink to &quot;\`direction-control\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#deceptive-urls">人を欺くおそれのある URL</a></p><p>URL に、文字の方向を変える見えない文字があります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>このような文字は、文字列を実際とは異なる順序で表示させます。<code>cod\\u202egpj.exe</code> は <code>codexe.jpg</code> に見えることがあります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>その文字をパーセントエンコードするか、削除してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/cod\\u202egpj.exe</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.com/codgpj.exe</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://example.com/cod%E2%80%AEgpj.exe" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain direction-control</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing" target="_blank" rel="noreferrer"><code>www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing</code></a></p><p>パッケージ: <a href="/api/display/"><code>@waymark/display</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/direction-control.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const directionControl = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  directionControl as default
};
