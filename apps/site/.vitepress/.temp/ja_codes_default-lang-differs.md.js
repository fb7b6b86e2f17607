import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"default-lang-differs","description":"データベースのファイルのデフォルトの言語が異なるため、最初のものを使います。","frontmatter":{"title":"default-lang-differs","description":"データベースのファイルのデフォルトの言語が異なるため、最初のものを使います。","prev":{"text":"group-without-lang","link":"/ja/codes/group-without-lang"},"next":{"text":"not-convertible","link":"/ja/codes/not-convertible"}},"headers":[],"relativePath":"ja/codes/default-lang-differs.md","filePath":"ja/codes/default-lang-differs.md"}');
const _sfc_main = { name: "ja/codes/default-lang-differs.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="default-lang-differs" tabindex="-1"><code>default-lang-differs</code> <a class="header-anchor" href="#default-lang-differs" aria-label="Permalink to &quot;\`default-lang-differs\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#sites">サイトとファイル</a></p><p>データベースのファイルのデフォルトの言語が異なるため、最初のものを使います。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>複数のファイルは、1つのサイトの1つのデータベースとして読まれます。サイトの主な言語は1つです。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>すべてのファイルの defaultLang を同じにするか、サイトを1つずつ作成してください。</p><p><strong><code>--fix</code> による自動修正:</strong> 修正しません。 どれが主な言語かを知っているのは、サイトだけです。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>文章で説明したもの</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>two files with the defaultLang en and de</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain default-lang-differs</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme</code></a></p><p>パッケージ: <a href="/api/site/"><code>@waymark/site</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/default-lang-differs.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const defaultLangDiffers = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  defaultLangDiffers as default
};
