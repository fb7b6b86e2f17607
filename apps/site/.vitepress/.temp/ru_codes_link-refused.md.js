import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"link-refused","description":"В пути есть символическая ссылка, а переходы по ссылкам здесь не выполняются.","frontmatter":{"title":"link-refused","description":"В пути есть символическая ссылка, а переходы по ссылкам здесь не выполняются.","prev":{"text":"link-loop","link":"/ru/codes/link-loop"},"next":{"text":"not-a-file","link":"/ru/codes/not-a-file"}},"headers":[],"relativePath":"ru/codes/link-refused.md","filePath":"ru/codes/link-refused.md"}');
const _sfc_main = { name: "ru/codes/link-refused.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="link-refused" tabindex="-1"><code>link-refused</code> <a class="header-anchor" href="#link-refused" aria-label="Permalink to &quot;\`link-refused\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#paths">Пути, имена файлов и исходящие URL</a></p><p>В пути есть символическая ссылка, а переходы по ссылкам здесь не выполняются.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>С настройкой <code>links: &#39;refuse&#39;</code> переходы по символическим ссылкам внутри папки не выполняются, куда бы они ни вели. Выбирайте её для папок, в которых ссылки могут создавать другие пользователи.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Удалите ссылку или выберите <code>links: &#39;inside&#39;</code>.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>readFileBelow(folder, …, { links: &#39;refuse&#39; })</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>in</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>a.txt</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain link-refused</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://man7.org/linux/man-pages/man7/path_resolution.7.html" target="_blank" rel="noreferrer"><code>man7.org/linux/man-pages/man7/path_resolution.7.html</code></a></p><p>Пакет: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/link-refused.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const linkRefused = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  linkRefused as default
};
