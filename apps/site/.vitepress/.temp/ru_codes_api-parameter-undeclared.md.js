import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"api-parameter-undeclared","description":"Переменная пути не объявлена как параметр.","frontmatter":{"title":"api-parameter-undeclared","description":"Переменная пути не объявлена как параметр.","prev":{"text":"api-path-repeated","link":"/ru/codes/api-path-repeated"},"next":{"text":"api-parameter-unused","link":"/ru/codes/api-parameter-unused"}},"headers":[],"relativePath":"ru/codes/api-parameter-undeclared.md","filePath":"ru/codes/api-parameter-undeclared.md"}');
const _sfc_main = { name: "ru/codes/api-parameter-undeclared.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="api-parameter-undeclared" tabindex="-1"><code>api-parameter-undeclared</code> <a class="header-anchor" href="#api-parameter-undeclared" aria-label="Permalink to &quot;\`api-parameter-undeclared\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#resource-uris">URI ресурсов</a></p><p>Переменная пути не объявлена как параметр.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Каждая переменная пути — параметр каждой его операции, объявленный в операции или для всего пути. Без объявления в сгенерированных клиентах нет аргумента для этой переменной, и они запрашивают путь со скобками.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Объявите параметр с этим именем, <code>in: path</code> и <code>required: true</code>.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-json vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;openapi&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;3.1.1&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;paths&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">    &quot;/users/{id}&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">      &quot;get&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: {}</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-json vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;openapi&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;3.1.1&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;paths&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">    &quot;/users/{id}&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">      &quot;get&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">        &quot;parameters&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: [</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">          {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">            &quot;in&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;path&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">            &quot;name&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;id&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">            &quot;required&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">true</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">          }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">        ]</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">}</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain api-parameter-undeclared</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://spec.openapis.org/oas/v3.1.1.html#path-templating" target="_blank" rel="noreferrer"><code>spec.openapis.org/oas/v3.1.1.html#path-templating</code></a></p><p>Пакет: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/api-parameter-undeclared.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const apiParameterUndeclared = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  apiParameterUndeclared as default
};
