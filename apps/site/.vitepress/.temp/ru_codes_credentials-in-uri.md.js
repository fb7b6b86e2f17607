import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"credentials-in-uri","description":"В URI указано имя пользователя или пароль.","frontmatter":{"title":"credentials-in-uri","description":"В URI указано имя пользователя или пароль.","prev":{"text":"default-port","link":"/ru/codes/default-port"},"next":{"text":"path-camel-case","link":"/ru/codes/path-camel-case"}},"headers":[],"relativePath":"ru/codes/credentials-in-uri.md","filePath":"ru/codes/credentials-in-uri.md"}');
const _sfc_main = { name: "ru/codes/credentials-in-uri.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="credentials-in-uri" tabindex="-1"><code>credentials-in-uri</code> <a class="header-anchor" href="#credentials-in-uri" aria-label="Permalink to &quot;\`credentials-in-uri\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#resource-uris">URI ресурсов</a></p><p>В URI указано имя пользователя или пароль.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>URI попадают в журналы и списки и передаются дальше, поэтому пароль из URI скоро узнают многие. Серверы берут учётные данные из конфигурации, а клиенты передают их в заголовках.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Удалите учётные данные и передавайте их в заголовке.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://me:secret@api.example.com/users</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://api.example.com/users</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=https://me:secret@api.example.com/users" target="_self">Открыть этот пример в демо</a></p><p>То же самое в терминале: <code>waymark explain credentials-in-uri</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#credentials-in-uri" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#credentials-in-uri</code></a></p><p>Пакет: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/credentials-in-uri.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const credentialsInUri = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  credentialsInUri as default
};
