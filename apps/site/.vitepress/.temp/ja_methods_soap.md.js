import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"soap","description":"SOAP メッセージを交換するアプリケーションが取り決めた方法で比較します。","frontmatter":{"title":"soap","description":"SOAP メッセージを交換するアプリケーションが取り決めた方法で比較します。"},"headers":[],"relativePath":"ja/methods/soap.md","filePath":"ja/methods/soap.md"}');
const _sfc_main = { name: "ja/methods/soap.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="soap" tabindex="-1"><code>soap</code> <a class="header-anchor" href="#soap" aria-label="Permalink to &quot;\`soap\`&quot;">​</a></h1><p><strong>アプリケーション次第</strong> · <a href="/ja/methods/#format">データ形式とサービス</a></p><p>SOAP メッセージを交換するアプリケーションが取り決めた方法で比較します。</p><p>SOAP 1.2 は URI が等しくなる条件を定めず、スキーム、RFC 3986、アプリケーションに任せています。取り決めた方法はオプション <code>comparison</code> で指定します。取り決めがない場合、SOAP は、同一の文字列だけを頼りにするよう送信者に勧めています。</p><p>出典は、どの方法を使うかをアプリケーションに任せています。</p><h2 id="wrong-answers" tabindex="-1">判定を誤るとどうなるか <a class="header-anchor" href="#wrong-answers" aria-label="Permalink to &quot;判定を誤るとどうなるか {#wrong-answers}&quot;">​</a></h2><ul><li><strong>別のものなのに「等しい」と判定した場合</strong>: 選んだ方法と同じです。</li><li><strong>同じものなのに「異なる」と判定した場合</strong>: 選んだ方法と同じです。</li><li><strong>判定できない URL</strong>: 選んだ方法と同じです。</li></ul><h2 id="examples" tabindex="-1">例 <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;例 {#examples}&quot;">​</a></h2><table tabindex="0"><thead><tr><th>1つ目</th><th>2つ目</th><th>等しい</th><th>オプション</th></tr></thead><tbody><tr><td data-label="1つ目"><code>urn:A</code></td><td data-label="2つ目"><code>urn:A</code></td><td data-label="等しい">はい</td><td data-label="オプション"><code>{ comparison: &#39;string-code-point&#39; }</code></td></tr><tr><td data-label="1つ目"><code>http://a:80/</code></td><td data-label="2つ目"><code>http://a/</code></td><td data-label="等しい">いいえ</td><td data-label="オプション"><code>{ comparison: &#39;rfc3986-syntax&#39; }</code></td></tr><tr><td data-label="1つ目"><code>http://a:80/</code></td><td data-label="2つ目"><code>http://a/</code></td><td data-label="等しい">はい</td><td data-label="オプション"><code>{ comparison: &#39;rfc3986-scheme&#39; }</code></td></tr></tbody></table><p><a href="/play/index.html#view=compare&amp;a=http://a:80/&amp;b=http://a/&amp;agreed=rfc3986-scheme" target="_self">この例をデモで開く</a></p><h2 id="options" tabindex="-1">オプション <a class="header-anchor" href="#options" aria-label="Permalink to &quot;オプション {#options}&quot;">​</a></h2><table tabindex="0"><thead><tr><th>オプション</th><th>既定値</th><th>意味</th></tr></thead><tbody><tr><td data-label="オプション"><code>comparison</code></td><td data-label="既定値">必須</td><td data-label="意味">取り決めた方法の名前です。</td></tr></tbody></table><h2 id="source" tabindex="-1">出典 <a class="header-anchor" href="#source" aria-label="Permalink to &quot;出典 {#source}&quot;">​</a></h2><p><a href="https://www.w3.org/TR/soap12-part1/#useofuris" target="_blank" rel="noreferrer"><code>www.w3.org/TR/soap12-part1/#useofuris</code></a></p><p>パッケージ: <a href="/api/compare/"><code>@waymark/compare</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/methods/soap.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const soap = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  soap as default
};
