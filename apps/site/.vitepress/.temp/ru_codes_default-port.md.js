import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"default-port","description":"Порт совпадает с портом схемы по умолчанию или пуст.","frontmatter":{"title":"default-port","description":"Порт совпадает с портом схемы по умолчанию или пуст.","prev":{"text":"host-not-lowercase","link":"/ru/codes/host-not-lowercase"},"next":{"text":"credentials-in-uri","link":"/ru/codes/credentials-in-uri"}},"headers":[],"relativePath":"ru/codes/default-port.md","filePath":"ru/codes/default-port.md"}');
const _sfc_main = { name: "ru/codes/default-port.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="default-port" tabindex="-1"><code>default-port</code> <a class="header-anchor" href="#default-port" aria-label="Permalink to &quot;\`default-port\`&quot;">​</a></h1><p><strong>Примечание</strong> · <a href="/ru/codes/#resource-uris">URI ресурсов</a></p><p>Порт совпадает с портом схемы по умолчанию или пуст.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p><code>:80</code> в http и <code>:443</code> в https ничего не добавляют, но создают второе написание того же URI.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Удалите порт.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>http://example.com:80/users</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>http://example.com/users</span></span></code></pre></div></div><p><a href="/play/index.html#view=lint&amp;uris=http://example.com:80/users" target="_self">Открыть этот пример в демо</a></p><p>То же самое в терминале: <code>waymark explain default-port</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#default-port" target="_blank" rel="noreferrer"><code>github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md#default-port</code></a></p><p>Пакет: <a href="/api/uri-design/"><code>@waymark/uri-design</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/default-port.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const defaultPort = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  defaultPort as default
};
