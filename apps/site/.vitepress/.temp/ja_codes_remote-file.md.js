import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"remote-file","description":"ファイルが別のマシンにあります。","frontmatter":{"title":"remote-file","description":"ファイルが別のマシンにあります。","prev":{"text":"program-scheme","link":"/ja/codes/program-scheme"},"next":{"text":"misspelt-scheme","link":"/ja/codes/misspelt-scheme"}},"headers":[],"relativePath":"ja/codes/remote-file.md","filePath":"ja/codes/remote-file.md"}');
const _sfc_main = { name: "ja/codes/remote-file.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="remote-file" tabindex="-1"><code>remote-file</code> <a class="header-anchor" href="#remote-file" aria-label="Permalink to &quot;\`remote-file\`&quot;">​</a></h1><p><strong>警告</strong> · <a href="/ja/codes/#deceptive-urls">人を欺くおそれのある URL</a></p><p>ファイルが別のマシンにあります。</p><h2 id="why" tabindex="-1">なぜ問題になるか <a class="header-anchor" href="#why" aria-label="Permalink to &quot;なぜ問題になるか {#why}&quot;">​</a></h2><p>Windows は、このような URL をネットワーク共有として開き、開いた人のアカウントでそのマシンにサインインすることがあります。</p><h2 id="fix" tabindex="-1">直し方 <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;直し方 {#fix}&quot;">​</a></h2><p>そのマシンを知っている場合にだけ開いてください。Windows が、あなたのアカウントでサインインすることがあります。</p><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">誤り</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file://evil.example/share</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">正しい形</p><div class="language-text vp-adaptive-theme"><button title="コードをコピー" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file:///share</span></span></code></pre></div></div><p><a href="/play/index.html#url=file://evil.example/share" target="_self">この例をデモで開く</a></p><p>ターミナルで同じ説明を読むには: <code>waymark explain remote-file</code></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://learn.microsoft.com/en-us/windows-server/storage/file-server/smb-ntlm-blocking" target="_blank" rel="noreferrer"><code>learn.microsoft.com/en-us/windows-server/storage/file-server/smb-ntlm-blocking</code></a></p><p>パッケージ: <a href="/api/display/"><code>@waymark/display</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/codes/remote-file.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const remoteFile = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  remoteFile as default
};
