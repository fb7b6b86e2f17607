import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"part-lone-surrogate","description":"В части есть половина суррогатной пары, которую нельзя записать в UTF-8.","frontmatter":{"title":"part-lone-surrogate","description":"В части есть половина суррогатной пары, которую нельзя записать в UTF-8.","prev":{"text":"part-empty","link":"/ru/codes/part-empty"},"next":{"text":"part-delimiter","link":"/ru/codes/part-delimiter"}},"headers":[],"relativePath":"ru/codes/part-lone-surrogate.md","filePath":"ru/codes/part-lone-surrogate.md"}');
const _sfc_main = { name: "ru/codes/part-lone-surrogate.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="part-lone-surrogate" tabindex="-1"><code>part-lone-surrogate</code> <a class="header-anchor" href="#part-lone-surrogate" aria-label="Permalink to &quot;\`part-lone-surrogate\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#resource-uris">URI ресурсов</a></p><p>В части есть половина суррогатной пары, которую нельзя записать в UTF-8.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Записи для половины суррогатной пары в UTF-8 нет. Она превратилась бы в U+FFFD, то есть в другие данные, и у двух разных имён был бы один URI.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Задайте строку без одиночных суррогатов.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>resource.file({ path: [&#39;a&#39;], fragment: { form: &#39;section&#39;, name: … } })</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a\\ud800</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain part-lone-surrogate</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://infra.spec.whatwg.org/#scalar-value-string" target="_blank" rel="noreferrer"><code>infra.spec.whatwg.org/#scalar-value-string</code></a></p><p>Пакет: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/part-lone-surrogate.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const partLoneSurrogate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  partLoneSurrogate as default
};
