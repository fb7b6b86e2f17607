import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"ignore-unused","description":"Комментарий, отключающий проверку, ничего не отключает.","frontmatter":{"title":"ignore-unused","description":"Комментарий, отключающий проверку, ничего не отключает.","prev":{"text":"ignore-not-understood","link":"/ru/codes/ignore-not-understood"},"next":{"text":"api-path-invalid","link":"/ru/codes/api-path-invalid"}},"headers":[],"relativePath":"ru/codes/ignore-unused.md","filePath":"ru/codes/ignore-unused.md"}');
const _sfc_main = { name: "ru/codes/ignore-unused.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="ignore-unused" tabindex="-1"><code>ignore-unused</code> <a class="header-anchor" href="#ignore-unused" aria-label="Permalink to &quot;\`ignore-unused\`&quot;">​</a></h1><p><strong>Предупреждение</strong> · <a href="/ru/codes/#resource-uris">URI ресурсов</a></p><p>Комментарий, отключающий проверку, ничего не отключает.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Проблемы, ради которой написан комментарий, больше нет, названное в нём правило её не находит, или комментарий стоит не на той строке. Если его оставить, он скроет следующую такую же проблему. Об имени не сообщается, если само правило выключено.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Удалите имя или весь комментарий.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span># waymark-ignore-next-line path-verb</span></span>
<span class="line"><span>db://postgres/mydb/users</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>db://postgres/mydb/users</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=%23%20waymark-ignore-next-line%20path-verb%0Adb://postgres/mydb/users" target="_self">Открыть этот пример в демо</a></p><p>То же самое в терминале: <code>waymark explain ignore-unused</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#resource-uris-schemes-and-lint-rules" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#resource-uris-schemes-and-lint-rules</code></a></p><p>Пакет: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/ignore-unused.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ignoreUnused = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ignoreUnused as default
};
