import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"changed-meanwhile","description":"Пока имя открывалось, изменилось то, на что оно указывает.","frontmatter":{"title":"changed-meanwhile","description":"Пока имя открывалось, изменилось то, на что оно указывает.","prev":{"text":"not-a-file","link":"/ru/codes/not-a-file"},"next":{"text":"no-safe-open","link":"/ru/codes/no-safe-open"}},"headers":[],"relativePath":"ru/codes/changed-meanwhile.md","filePath":"ru/codes/changed-meanwhile.md"}');
const _sfc_main = { name: "ru/codes/changed-meanwhile.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="changed-meanwhile" tabindex="-1"><code>changed-meanwhile</code> <a class="header-anchor" href="#changed-meanwhile" aria-label="Permalink to &quot;\`changed-meanwhile\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#paths">Пути, имена файлов и исходящие URL</a></p><p>Пока имя открывалось, изменилось то, на что оно указывает.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Между проверкой и открытием кто-то заменил папку или файл ссылкой; так, пользуясь состоянием гонки, добираются до файла вне папки. Проверка это заметила и снова закрыла файл; ничего не прочитано.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Повторите попытку, если доверяете тем, кто может записывать в папку.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>readFileBelow в то время, как \`sub\` заменяют ссылкой</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>sub/a.txt</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain changed-meanwhile</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://cwe.mitre.org/data/definitions/367.html" target="_blank" rel="noreferrer"><code>cwe.mitre.org/data/definitions/367.html</code></a></p><p>Пакет: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/changed-meanwhile.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const changedMeanwhile = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  changedMeanwhile as default
};
