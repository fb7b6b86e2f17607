import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"part-refused","description":"В части есть то, чего в ней быть не может.","frontmatter":{"title":"part-refused","description":"В части есть то, чего в ней быть не может.","prev":{"text":"part-unexpected","link":"/ru/codes/part-unexpected"},"next":{"text":"part-invalid","link":"/ru/codes/part-invalid"}},"headers":[],"relativePath":"ru/codes/part-refused.md","filePath":"ru/codes/part-refused.md"}');
const _sfc_main = { name: "ru/codes/part-refused.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="part-refused" tabindex="-1"><code>part-refused</code> <a class="header-anchor" href="#part-refused" aria-label="Permalink to &quot;\`part-refused\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#resource-uris">URI ресурсов</a></p><p>В части есть то, чего в ней быть не может.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Часть — это одно имя: она не может быть пустой или сегментом-точкой, а с политикой <code>strict</code> в ней не может быть разделителя, управляющего символа или того, что превращается в них при повторном декодировании. Программа, которая декодирует <code>a%2Fb</code> до того, как делит путь, видит две части, а <code>..%2F</code> ведёт за пределы папки. Что именно найдено, сказано в причине: в <code>db://postgres/mydb/a%2Fb</code> есть закодированный разделитель, в <code>db://postgres/mydb/a-b</code> его нет.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Исправьте эту часть.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>db://postgres/mydb/a%2Fb</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>db://postgres/mydb/a-b</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain part-refused</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://owasp.org/www-community/attacks/Path_Traversal" target="_blank" rel="noreferrer"><code>owasp.org/www-community/attacks/Path_Traversal</code></a></p><p>Пакет: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/part-refused.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const partRefused = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  partRefused as default
};
