import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"stripped-control","description":"В ссылке есть табуляция или перевод строки, а парсеры URL их удаляют.","frontmatter":{"title":"stripped-control","description":"В ссылке есть табуляция или перевод строки, а парсеры URL их удаляют.","prev":{"text":"outside-folder","link":"/ru/codes/outside-folder"},"next":{"text":"raw-backslash","link":"/ru/codes/raw-backslash"}},"headers":[],"relativePath":"ru/codes/stripped-control.md","filePath":"ru/codes/stripped-control.md"}');
const _sfc_main = { name: "ru/codes/stripped-control.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="stripped-control" tabindex="-1"><code>stripped-control</code> <a class="header-anchor" href="#stripped-control" aria-label="Permalink to &quot;\`stripped-control\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#paths">Пути, имена файлов и исходящие URL</a></p><p>В ссылке есть табуляция или перевод строки, а парсеры URL их удаляют.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Парсеры URL удаляют табуляции и переводы строк до разбора. Для них <code>.\\t./</code> — это <code>../</code>, а для фильтра, который ищет <code>..</code>, — безобидный текст, и он пропускает выход за пределы папки.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Удалите этот символ.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>resolveBelow(&#39;https://cdn.example/assets/v1/&#39;, …)</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a\\tb</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>ab</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain stripped-control</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#url-parsing" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#url-parsing</code></a></p><p>Пакет: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/stripped-control.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const strippedControl = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  strippedControl as default
};
