import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"ガイド","description":"Waymark のパッケージの使い方を順に説明します。","frontmatter":{"title":"ガイド","description":"Waymark のパッケージの使い方を順に説明します。"},"headers":[],"relativePath":"ja/guides/index.md","filePath":"ja/guides/index.md"}');
const _sfc_main = { name: "ja/guides/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="ガイド" tabindex="-1">ガイド <a class="header-anchor" href="#ガイド" aria-label="Permalink to &quot;ガイド&quot;">​</a></h1><p>パッケージの使い方と、URL がなぜそのように動くのかを説明します。</p><ul><li><a href="/ja/guides/when-are-two-urls-equal">2つの URL は、いつ等しいのか</a>: 答えは1つではありません。目的に合う定義と、判定を誤ったときの代償を説明します。</li><li><a href="/ja/guides/what-normalisation-costs">正規化の代償</a>: URL をそろえる規則は、異なる URL まで同じにしてしまうことがあります。その危険の大きさを3つの分類で示します。</li><li><a href="/ja/guides/designing-resource-uris">リソース URI の設計</a>: 人が読めて、プログラムが信頼できるリソースの名前の付け方。</li><li><a href="/ja/guides/how-urls-are-parsed">URL Standard の構文解析</a>: 文字列が URL になるまでに、ブラウザが行うことを順に説明します。</li><li><a href="/ja/guides/sitemaps-and-hreflang">ページの一覧からサイトマップへ</a>: 検索エンジンに受け入れられる hreflang 付きサイトマップの作り方。</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/guides/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};
