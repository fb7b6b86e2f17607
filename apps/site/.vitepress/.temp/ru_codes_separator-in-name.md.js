import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"separator-in-name","description":"В имени есть разделитель, хотя ожидается одно имя.","frontmatter":{"title":"separator-in-name","description":"В имени есть разделитель, хотя ожидается одно имя.","prev":{"text":"dot-segment","link":"/ru/codes/dot-segment"},"next":{"text":"control-character","link":"/ru/codes/control-character"}},"headers":[],"relativePath":"ru/codes/separator-in-name.md","filePath":"ru/codes/separator-in-name.md"}');
const _sfc_main = { name: "ru/codes/separator-in-name.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="separator-in-name" tabindex="-1"><code>separator-in-name</code> <a class="header-anchor" href="#separator-in-name" aria-label="Permalink to &quot;\`separator-in-name\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#paths">Пути, имена файлов и исходящие URL</a></p><p>В имени есть разделитель, хотя ожидается одно имя.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Ожидалось одно имя, а с разделителем получился бы путь из двух. Тогда тот, кто задаёт имя, мог бы выбрать папку, а с помощью <code>..</code> и выйти из неё.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Задайте одно имя без прямых и обратных косых черт.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>checkSegment(…)</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a/b</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a-b</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain separator-in-name</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://owasp.org/www-community/attacks/Path_Traversal" target="_blank" rel="noreferrer"><code>owasp.org/www-community/attacks/Path_Traversal</code></a></p><p>Пакет: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/separator-in-name.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const separatorInName = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  separatorInName as default
};
