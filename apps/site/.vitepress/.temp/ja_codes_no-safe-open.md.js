import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"no-safe-open","description":"このシステムには、開いている間にパスに置かれたリンクを決してたどらずにファイルを開く方法がありません。","frontmatter":{"title":"no-safe-open","description":"このシステムには、開いている間にパスに置かれたリンクを決してたどらずにファイルを開く方法がありません。","prev":{"text":"changed-meanwhile","link":"/ja/codes/changed-meanwhile"},"next":{"text":"file-too-long","link":"/ja/codes/file-too-long"}},"headers":[],"relativePath":"ja/codes/no-safe-open.md","filePath":"ja/codes/no-safe-open.md"}');
const _sfc_main = { name: "ja/codes/no-safe-open.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="no-safe-open" tabindex="-1"><code>no-safe-open</code> <a class="header-anchor" href="#no-safe-open" aria-label="Permalink to &quot;\`no-safe-open\`&quot;">​</a></h1><p><strong>エラー</strong> · <a href="/ja/codes/#paths">パス、ファイル名、送信先の URL</a></p><p>このシステムには、開いている間にパスに置かれたリンクを決してたどらずにファイルを開く方法がありません。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>Windows、BSD、<code>/proc</code> のない Linux では、開いたままのフォルダーの中のファイルを開く方法も、途中のリンクをすべて拒否する方法も、Node にありません。パスを開いている間に、フォルダーの中に書き込める人がフォルダーとリンクを入れ替えると、外のファイルを読み込んだり上書きしたりすることになります。オプション <code>allowSwapRace</code> は、それを許容するものです。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p><code>/proc</code> のある Linux か macOS 11 以降を使うか、ほかにフォルダーの中に書き込める人がいなければ <code>allowSwapRace</code> を指定してください。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><p>条件: <code>Windows での readFileBelow</code></p><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a.txt</span></span></code></pre></div></div><p>ターミナルで同じ説明を読むには: <code>waymark explain no-safe-open</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://cwe.mitre.org/data/definitions/367.html" target="_blank" rel="noreferrer"><code>cwe.mitre.org/data/definitions/367.html</code></a></p><p>パッケージ: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/no-safe-open.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const noSafeOpen = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  noSafeOpen as default
};
