import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"special-scheme-missing-following-solidus","description":"スキームの後が、ちょうど // ではありません。","frontmatter":{"title":"special-scheme-missing-following-solidus","description":"スキームの後が、ちょうど // ではありません。","prev":{"text":"invalid-URL-unit","link":"/ja/codes/invalid-url-unit"},"next":{"text":"missing-scheme-non-relative-URL","link":"/ja/codes/missing-scheme-non-relative-url"}},"headers":[],"relativePath":"ja/codes/special-scheme-missing-following-solidus.md","filePath":"ja/codes/special-scheme-missing-following-solidus.md"}');
const _sfc_main = { name: "ja/codes/special-scheme-missing-following-solidus.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="special-scheme-missing-following-solidus" tabindex="-1"><code>special-scheme-missing-following-solidus</code> <a class="header-anchor" href="#special-scheme-missing-following-solidus" aria-label="Permalink to &quot;\`special-scheme-missing-following-solidus\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#url-parsing">URL の解析</a></p><p>スキームの後が、ちょうど // ではありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p><code>http</code>、<code>https</code>、<code>ws</code>、<code>wss</code>、<code>ftp</code> では、ブラウザはスラッシュがいくつでも、1つもなくても受け付けます。ほかのほとんどのプログラムはそこをパスと読み、ホストはないとみなします。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>コロンの後に // と書いてください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https:example.org</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org</span></span></code></pre></div></div><p><a href="/play/index.html#url=https:example.org" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain special-scheme-missing-following-solidus</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#special-scheme-missing-following-solidus" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#special-scheme-missing-following-solidus</code></a></p><p>パッケージ: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/special-scheme-missing-following-solidus.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const specialSchemeMissingFollowingSolidus = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  specialSchemeMissingFollowingSolidus as default
};
