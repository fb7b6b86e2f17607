import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"api-path-repeated","description":"Два пути различаются только именами переменных.","frontmatter":{"title":"api-path-repeated","description":"Два пути различаются только именами переменных.","prev":{"text":"api-path-invalid","link":"/ru/codes/api-path-invalid"},"next":{"text":"api-parameter-undeclared","link":"/ru/codes/api-parameter-undeclared"}},"headers":[],"relativePath":"ru/codes/api-path-repeated.md","filePath":"ru/codes/api-path-repeated.md"}');
const _sfc_main = { name: "ru/codes/api-path-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="api-path-repeated" tabindex="-1"><code>api-path-repeated</code> <a class="header-anchor" href="#api-path-repeated" aria-label="Permalink to &quot;\`api-path-repeated\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#resource-uris">URI ресурсов</a></p><p>Два пути различаются только именами переменных.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>От имени переменной не зависит, каким URL соответствует путь, поэтому два пути с одинаковыми словами и с переменными на одних и тех же местах — один путь. Спецификация такие пути запрещает, а инструменты берут любой из двух.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Опишите все операции под одним из них.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-json vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;openapi&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;3.1.1&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;paths&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">    &quot;/users/{id}&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: {},</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">    &quot;/users/{name}&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: {}</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-json vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;openapi&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;3.1.1&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;paths&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">    &quot;/users/{id}&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: {},</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">    &quot;/users&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: {}</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">}</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain api-path-repeated</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://spec.openapis.org/oas/v3.1.1.html#paths-object" target="_blank" rel="noreferrer"><code>spec.openapis.org/oas/v3.1.1.html#paths-object</code></a></p><p>Пакет: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/api-path-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const apiPathRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  apiPathRepeated as default
};
