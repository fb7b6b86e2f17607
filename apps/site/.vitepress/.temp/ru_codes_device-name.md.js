import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"device-name","description":"По этому имени Windows открывает устройство, что бы ни стояло после первой точки.","frontmatter":{"title":"device-name","description":"По этому имени Windows открывает устройство, что бы ни стояло после первой точки.","prev":{"text":"unc-path","link":"/ru/codes/unc-path"},"next":{"text":"trailing-dot-space","link":"/ru/codes/trailing-dot-space"}},"headers":[],"relativePath":"ru/codes/device-name.md","filePath":"ru/codes/device-name.md"}');
const _sfc_main = { name: "ru/codes/device-name.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="device-name" tabindex="-1"><code>device-name</code> <a class="header-anchor" href="#device-name" aria-label="Permalink to &quot;\`device-name\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#paths">Пути, имена файлов и исходящие URL</a></p><p>По этому имени Windows открывает устройство, что бы ни стояло после первой точки.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p><code>CON</code>, <code>PRN</code>, <code>AUX</code>, <code>NUL</code>, <code>COM1</code> и подобные им в любой папке Windows — устройства, в том числе в виде <code>nul.txt</code>. Чтение устройства может никогда не закончиться, а записанное в него теряется.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Задайте другое имя.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>resolvePath(&#39;C:\\files&#39;, …, { platform: &#39;windows&#39; })</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>nul.txt</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>null.txt</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain device-name</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file#naming-conventions" target="_blank" rel="noreferrer"><code>learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file#naming-conventions</code></a></p><p>Пакет: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/device-name.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const deviceName = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  deviceName as default
};
