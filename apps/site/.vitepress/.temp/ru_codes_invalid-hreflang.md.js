import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"invalid-hreflang","description":"Поисковые системы не могут прочитать значение hreflang.","frontmatter":{"title":"invalid-hreflang","description":"Поисковые системы не могут прочитать значение hreflang.","prev":{"text":"page-url-invalid","link":"/ru/codes/page-url-invalid"},"next":{"text":"country-as-language","link":"/ru/codes/country-as-language"}},"headers":[],"relativePath":"ru/codes/invalid-hreflang.md","filePath":"ru/codes/invalid-hreflang.md"}');
const _sfc_main = { name: "ru/codes/invalid-hreflang.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="invalid-hreflang" tabindex="-1"><code>invalid-hreflang</code> <a class="header-anchor" href="#invalid-hreflang" aria-label="Permalink to &quot;\`invalid-hreflang\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#hreflang-links">Ссылки hreflang</a></p><p>Поисковые системы не могут прочитать значение <code>hreflang</code>.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Ссылку, значение <code>hreflang</code> которой не читается, поисковые системы игнорируют. К таким значениям относятся строки, которые не являются языковыми тегами, незарегистрированные и повторяющиеся подтеги, теги и письменности для частного использования и унаследованные теги, например <code>i-klingon</code>.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Укажите язык и, если нужно, письменность или регион, через дефис: <code>en</code>, <code>zh-Hant</code>, <code>pt-BR</code>.</p><p><strong>С ключом <code>--fix</code>:</strong> Предложенное значение записывается, если возможно лишь одно значение и его нет ни у какой другой страницы группы. Если предложения нет, значит, значение нельзя объяснить известной ошибкой. Ненадёжно предложение, которое теряет часть значения или уже есть у другой страницы группы.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-json vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">[</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">    &quot;loc&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://a.example/en&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">    &quot;alternates&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: [</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;lang&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;en&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;loc&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://a.example/en&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      },</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;lang&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;de_AT&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;loc&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://a.example/x&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    ]</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  },</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">    &quot;loc&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://a.example/x&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">    &quot;alternates&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: [</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;lang&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;en&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;loc&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://a.example/en&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      },</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;lang&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;de_AT&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;loc&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://a.example/x&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    ]</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">]</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-json vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">[</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">    &quot;loc&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://a.example/en&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">    &quot;alternates&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: [</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;lang&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;en&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;loc&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://a.example/en&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      },</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;lang&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;de-AT&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;loc&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://a.example/x&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    ]</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  },</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">    &quot;loc&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://a.example/x&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">    &quot;alternates&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: [</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;lang&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;en&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;loc&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://a.example/en&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      },</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;lang&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;de-AT&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;loc&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://a.example/x&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    ]</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">]</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain invalid-hreflang</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://developers.google.com/search/docs/specialty/international/localized-versions" target="_blank" rel="noreferrer"><code>developers.google.com/search/docs/specialty/international/localized-versions</code></a></p><p>Пакет: <a href="/api/hreflang/"><code>@waymark/hreflang</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/invalid-hreflang.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const invalidHreflang = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  invalidHreflang as default
};
