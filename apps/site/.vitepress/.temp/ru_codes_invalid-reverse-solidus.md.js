import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"invalid-reverse-solidus","description":"Вместо прямой косой черты стоит обратная.","frontmatter":{"title":"invalid-reverse-solidus","description":"Вместо прямой косой черты стоит обратная.","prev":{"text":"missing-scheme-non-relative-URL","link":"/ru/codes/missing-scheme-non-relative-url"},"next":{"text":"invalid-credentials","link":"/ru/codes/invalid-credentials"}},"headers":[],"relativePath":"ru/codes/invalid-reverse-solidus.md","filePath":"ru/codes/invalid-reverse-solidus.md"}');
const _sfc_main = { name: "ru/codes/invalid-reverse-solidus.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="invalid-reverse-solidus" tabindex="-1"><code>invalid-reverse-solidus</code> <a class="header-anchor" href="#invalid-reverse-solidus" aria-label="Permalink to &quot;\`invalid-reverse-solidus\`&quot;">​</a></h1><p><strong>Предупреждение</strong> · <a href="/ru/codes/#url-parsing">Разбор URL</a></p><p>Вместо прямой косой черты стоит обратная.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>В URL со специальной схемой браузеры читают обратную косую черту как прямую. Программы, которые следуют RFC 3986, — нет, поэтому могут увидеть другой хост или путь.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Напишите / вместо \\.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org\\path\\to\\file</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org/path/to/file</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://example.org%5Cpath%5Cto%5Cfile" target="_self">Открыть этот пример в демо</a></p><p>То же самое в терминале: <code>waymark explain invalid-reverse-solidus</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#invalid-reverse-solidus" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#invalid-reverse-solidus</code></a></p><p>Пакет: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/invalid-reverse-solidus.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const invalidReverseSolidus = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  invalidReverseSolidus as default
};
