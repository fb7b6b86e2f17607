import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"nul-character","description":"В пути есть NUL, на котором для системы имя заканчивается.","frontmatter":{"title":"nul-character","description":"В пути есть NUL, на котором для системы имя заканчивается.","prev":{"text":"control-character","link":"/ru/codes/control-character"},"next":{"text":"absolute-path","link":"/ru/codes/absolute-path"}},"headers":[],"relativePath":"ru/codes/nul-character.md","filePath":"ru/codes/nul-character.md"}');
const _sfc_main = { name: "ru/codes/nul-character.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="nul-character" tabindex="-1"><code>nul-character</code> <a class="header-anchor" href="#nul-character" aria-label="Permalink to &quot;\`nul-character\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#paths">Пути, имена файлов и исходящие URL</a></p><p>В пути есть NUL, на котором для системы имя заканчивается.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Системные вызовы завершают имя на NUL. Проверка окончания <code>a.txt\\0.png</code> находит изображение, а система открывает <code>a.txt</code>.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Удалите NUL.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>resolvePath(&#39;/srv/files&#39;, …, { platform: &#39;posix&#39; })</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a.txt\\u0000.png</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a.txt.png</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain nul-character</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://cwe.mitre.org/data/definitions/158.html" target="_blank" rel="noreferrer"><code>cwe.mitre.org/data/definitions/158.html</code></a></p><p>Пакет: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/nul-character.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const nulCharacter = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  nulCharacter as default
};
