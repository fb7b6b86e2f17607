import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"set-shadowed","description":"Всему, что соответствует этому шаблону, соответствует и более ранний шаблон набора.","frontmatter":{"title":"set-shadowed","description":"Всему, что соответствует этому шаблону, соответствует и более ранний шаблон набора.","prev":{"text":"set-equivalent","link":"/ru/codes/set-equivalent"},"next":{"text":"set-mixed-path-case","link":"/ru/codes/set-mixed-path-case"}},"headers":[],"relativePath":"ru/codes/set-shadowed.md","filePath":"ru/codes/set-shadowed.md"}');
const _sfc_main = { name: "ru/codes/set-shadowed.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="set-shadowed" tabindex="-1"><code>set-shadowed</code> <a class="header-anchor" href="#set-shadowed" aria-label="Permalink to &quot;\`set-shadowed\`&quot;">​</a></h1><p><strong>Примечание</strong> · <a href="/ru/codes/#resource-uris">URI ресурсов</a></p><p>Всему, что соответствует этому шаблону, соответствует и более ранний шаблон набора.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Сервер, который пробует шаблоны по порядку, до этого шаблона никогда не доходит: <code>/users/{id}</code> после <code>/{kind}/{id}</code> заслонён. Постоянный URI рядом с шаблоном, например <code>/users/me</code>, допустим, потому что сначала серверы ищут постоянные URI.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Поставьте более узкий шаблон первым.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>проверяется как шаблон, в наборе с /users/{id}</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{kind}/{id}</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/{kind}/{id} and /{kind}/{id}/posts</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain set-shadowed</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://www.rfc-editor.org/rfc/rfc6570#section-1.4" target="_blank" rel="noreferrer"><code>www.rfc-editor.org/rfc/rfc6570#section-1.4</code></a></p><p>Пакет: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/set-shadowed.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const setShadowed = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  setShadowed as default
};
