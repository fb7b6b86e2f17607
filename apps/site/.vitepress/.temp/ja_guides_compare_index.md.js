import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"ほかのパッケージとの比較","description":"Waymark とほかのパッケージを、機能、正確さ、サイズ、速度で比べます。","frontmatter":{"title":"ほかのパッケージとの比較","description":"Waymark とほかのパッケージを、機能、正確さ、サイズ、速度で比べます。"},"headers":[],"relativePath":"ja/guides/compare/index.md","filePath":"ja/guides/compare/index.md"}');
const _sfc_main = { name: "ja/guides/compare/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="ほかのパッケージとの比較" tabindex="-1">ほかのパッケージとの比較 <a class="header-anchor" href="#ほかのパッケージとの比較" aria-label="Permalink to &quot;ほかのパッケージとの比較&quot;">​</a></h1><p>今よく使われているパッケージと、機能、正確さ、サイズ、速度を比べます。数値はどれもリポジトリにあるスクリプトで測ったものです。</p><ul><li><a href="/ja/guides/compare/whatwg-url">Waymark と whatwg-url</a>: jsdom が使う実装を、@waymark/url と比べます。</li><li><a href="/ja/guides/compare/react-native-url-polyfill">Waymark と react-native-url-polyfill</a>: React Native でよく使われるポリフィルを、@waymark/react-native と比べます。</li><li><a href="/ja/guides/compare/core-js-pure">Waymark と core-js</a>: core-js の URL を、@waymark/url と比べます。</li><li><a href="/ja/guides/compare/tldts">Waymark と tldts</a>: ドメインを扱う高速なライブラリを、@waymark/public-suffix と比べます。</li><li><a href="/ja/guides/compare/normalize-url">Waymark と normalize-url</a>: Node で最もよく知られた正規化関数を、@waymark/normalize と比べます。</li><li><a href="/ja/guides/compare/sitemap">Waymark と sitemap.js</a>: Node でよく使われるサイトマップ作成ライブラリを、@waymark/sitemap、@waymark/site と比べます。</li><li><a href="/ja/guides/compare/url-template">Waymark と url-template</a>: RFC 6570 の小さなライブラリを、@waymark/uri-template と比べます。</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ja/guides/compare/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};
