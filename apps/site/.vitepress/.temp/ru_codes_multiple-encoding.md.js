import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"multiple-encoding","description":"Если декодировать ещё раз, появится сегмент-точка или разделитель.","frontmatter":{"title":"multiple-encoding","description":"Если декодировать ещё раз, появится сегмент-точка или разделитель.","prev":{"text":"invalid-percent-encoding","link":"/ru/codes/invalid-percent-encoding"},"next":{"text":"dot-segment-parameter","link":"/ru/codes/dot-segment-parameter"}},"headers":[],"relativePath":"ru/codes/multiple-encoding.md","filePath":"ru/codes/multiple-encoding.md"}');
const _sfc_main = { name: "ru/codes/multiple-encoding.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="multiple-encoding" tabindex="-1"><code>multiple-encoding</code> <a class="header-anchor" href="#multiple-encoding" aria-label="Permalink to &quot;\`multiple-encoding\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#paths">Пути, имена файлов и исходящие URL</a></p><p>Если декодировать ещё раз, появится сегмент-точка или разделитель.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>После одного декодирования это безобидное имя, например <code>%2e%2e</code>; программа, которая декодирует ещё раз, видит <code>..</code> и выходит за пределы папки. Такое случается часто, потому что прокси и фреймворки декодируют каждый по разу.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Сначала декодируйте его или задайте другое имя.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>resolveBelow(&#39;https://cdn.example/assets/v1/&#39;, …)</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>%252e%252e/x</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a%20b/x</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain multiple-encoding</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc3986#section-2.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc3986#section-2.4</code></a></p><p>Пакет: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/multiple-encoding.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const multipleEncoding = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  multipleEncoding as default
};
