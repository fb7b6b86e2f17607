import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"host-not-allowed","description":"Этого хоста нет среди разрешённых.","frontmatter":{"title":"host-not-allowed","description":"Этого хоста нет среди разрешённых.","prev":{"text":"url-scheme-not-allowed","link":"/ru/codes/url-scheme-not-allowed"},"next":{"text":"host-kind-not-allowed","link":"/ru/codes/host-kind-not-allowed"}},"headers":[],"relativePath":"ru/codes/host-not-allowed.md","filePath":"ru/codes/host-not-allowed.md"}');
const _sfc_main = { name: "ru/codes/host-not-allowed.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="host-not-allowed" tabindex="-1"><code>host-not-allowed</code> <a class="header-anchor" href="#host-not-allowed" aria-label="Permalink to &quot;\`host-not-allowed\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#paths">Пути, имена файлов и исходящие URL</a></p><p>Этого хоста нет среди разрешённых.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Хоста нет в списке тех, к которым можно отправлять запросы. Хосты сравниваются после разбора, поэтому распознаётся любое написание, а <code>*.example</code> означает поддомены <code>example</code>, но не сам домен.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Используйте URL с разрешённым хостом.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>checkOutgoingUrl(…, { schemes: [&#39;https&#39;], hosts: [&#39;*.example&#39;] })</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example/</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://a.example/</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain host-not-allowed</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html" target="_blank" rel="noreferrer"><code>cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html</code></a></p><p>Пакет: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/host-not-allowed.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const hostNotAllowed = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  hostNotAllowed as default
};
