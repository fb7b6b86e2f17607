import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"invalid-credentials","description":"В URL указано имя пользователя или пароль.","frontmatter":{"title":"invalid-credentials","description":"В URL указано имя пользователя или пароль.","prev":{"text":"invalid-reverse-solidus","link":"/ru/codes/invalid-reverse-solidus"},"next":{"text":"host-missing","link":"/ru/codes/host-missing"}},"headers":[],"relativePath":"ru/codes/invalid-credentials.md","filePath":"ru/codes/invalid-credentials.md"}');
const _sfc_main = { name: "ru/codes/invalid-credentials.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="invalid-credentials" tabindex="-1"><code>invalid-credentials</code> <a class="header-anchor" href="#invalid-credentials" aria-label="Permalink to &quot;\`invalid-credentials\`&quot;">​</a></h1><p><strong>Предупреждение</strong> · <a href="/ru/codes/#url-parsing">Разбор URL</a></p><p>В URL указано имя пользователя или пароль.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Учётные данные из URL попадают в журналы, историю и заголовки <code>Referer</code>, а <code>https://bank.example@evil.example</code> ведёт на <code>evil.example</code>. Браузеры их удаляют или сначала спрашивают пользователя.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Удалите всё перед @ и передайте учётные данные другим способом.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://user@example.org</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org</span></span></code></pre></div></div><p><a href="/play/index.html#url=https://user@example.org" target="_self">Открыть этот пример в демо</a></p><p>То же самое в терминале: <code>waymark explain invalid-credentials</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://url.spec.whatwg.org/#invalid-credentials" target="_blank" rel="noreferrer"><code>url.spec.whatwg.org/#invalid-credentials</code></a></p><p>Пакет: <a href="/api/url-parser/"><code>@waymark/url-parser</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/invalid-credentials.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const invalidCredentials = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  invalidCredentials as default
};
