import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"csp-host-part","description":"CSP のソース式のホストが、ホストに一致するかどうかを調べます。","frontmatter":{"title":"csp-host-part","description":"CSP のソース式のホストが、ホストに一致するかどうかを調べます。"},"headers":[],"relativePath":"ja/methods/csp-host-part.md","filePath":"ja/methods/csp-host-part.md"}');
const _sfc_main = { name: "ja/methods/csp-host-part.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="csp-host-part" tabindex="-1"><code>csp-host-part</code> <a class="header-anchor" href="#csp-host-part" aria-label="Permalink to &quot;\`csp-host-part\`&quot;">​</a></h1><p><strong>一方向</strong> · <a href="/ja/methods/#policy">セキュリティ方針</a></p><p>CSP のソース式のホストが、ホストに一致するかどうかを調べます。</p><p>名前は、大文字と小文字を区別せずに同じ名前に一致します。<code>*.</code> の付いた名前は、その名前のサブドメインすべてに一致しますが、その名前自体には一致しません。<code>*</code> はどのドメインにも一致します。IP アドレスは決して一致しません。2番目の文字列は URL に書かれるとおりのホストで、URL ではないため、基本 URL は使いません。</p><p>1つ目に置いたパターンと URL を照合します。</p><h2 id="wrong-answers" tabindex="-1">判定を誤るとどうなるか <a class="header-anchor" href="#wrong-answers" aria-label="Permalink to &quot;判定を誤るとどうなるか {#wrong-answers}&quot;">​</a></h2><ul><li><strong>別のものなのに「等しい」と判定した場合</strong>: ポリシーが、作成者が信頼するつもりのなかったソースのコードを許可します。</li><li><strong>同じものなのに「異なる」と判定した場合</strong>: サイトのスクリプトや画像が読み込まれず、作成者が必要以上に多くのソースを許可することになります。</li><li><strong>判定できない URL</strong>: ホストパーサーが受け付けないホストは、何にも一致しません。</li></ul><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><table tabindex="0"><thead><tr><th>パターン</th><th>URL</th><th>一致</th></tr></thead><tbody><tr><td data-label="パターン"><code>*.example.com</code></td><td data-label="URL"><code>www.example.com</code></td><td data-label="一致">はい</td></tr><tr><td data-label="パターン"><code>EXAMPLE.com</code></td><td data-label="URL"><code>example.com</code></td><td data-label="一致">はい</td></tr><tr><td data-label="パターン"><code>*.example.com</code></td><td data-label="URL"><code>example.com</code></td><td data-label="一致">いいえ</td></tr><tr><td data-label="パターン"><code>*.example.com</code></td><td data-label="URL"><code>badexample.com</code></td><td data-label="一致">いいえ</td></tr><tr><td data-label="パターン"><code>*</code></td><td data-label="URL"><code>127.0.0.1</code></td><td data-label="一致">いいえ</td></tr></tbody></table><p><a href="/play/index.html#view=compare&amp;a=*.example.com&amp;b=www.example.com" target="_self">この例をデモで開く</a></p><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://w3c.github.io/webappsec-csp/#host-part-match" target="_blank" rel="noreferrer"><code>w3c.github.io/webappsec-csp/#host-part-match</code></a></p><p>パッケージ: <a href="/api/compare/"><code>@waymark/compare</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/methods/csp-host-part.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const cspHostPart = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  cspHostPart as default
};
