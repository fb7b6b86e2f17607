import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"set-equivalent","description":"Два шаблона набора различаются только именами переменных.","frontmatter":{"title":"set-equivalent","description":"Два шаблона набора различаются только именами переменных.","prev":{"text":"set-duplicate","link":"/ru/codes/set-duplicate"},"next":{"text":"set-shadowed","link":"/ru/codes/set-shadowed"}},"headers":[],"relativePath":"ru/codes/set-equivalent.md","filePath":"ru/codes/set-equivalent.md"}');
const _sfc_main = { name: "ru/codes/set-equivalent.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="set-equivalent" tabindex="-1"><code>set-equivalent</code> <a class="header-anchor" href="#set-equivalent" aria-label="Permalink to &quot;\`set-equivalent\`&quot;">​</a></h1><p><strong>Предупреждение</strong> · <a href="/ru/codes/#resource-uris">URI ресурсов</a></p><p>Два шаблона набора различаются только именами переменных.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p><code>/users/{id}</code> и <code>/users/{name}</code> соответствуют одним и тем же URI, поэтому до одного из них сервер никогда не доходит или обращается не к тому.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Оставьте один из них или поставьте перед одной переменной слово: <code>/users/by-name/{name}</code>.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>проверяется как шаблон, в наборе с /users/{name}</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{id}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/users/{id} and /users/{id}/posts</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain set-equivalent</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-1.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-1.4</code></a></p><p>Пакет: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/set-equivalent.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const setEquivalent = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  setEquivalent as default
};
