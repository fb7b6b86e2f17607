import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"socket-not-allowed","description":"Запрос пошёл бы не к хосту, а через сокет Unix, канал или открытое соединение.","frontmatter":{"title":"socket-not-allowed","description":"Запрос пошёл бы не к хосту, а через сокет Unix, канал или открытое соединение.","prev":{"text":"address-not-allowed","link":"/ru/codes/address-not-allowed"},"next":{"text":"credentials-not-allowed","link":"/ru/codes/credentials-not-allowed"}},"headers":[],"relativePath":"ru/codes/socket-not-allowed.md","filePath":"ru/codes/socket-not-allowed.md"}');
const _sfc_main = { name: "ru/codes/socket-not-allowed.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="socket-not-allowed" tabindex="-1"><code>socket-not-allowed</code> <a class="header-anchor" href="#socket-not-allowed" aria-label="Permalink to &quot;\`socket-not-allowed\`&quot;">​</a></h1><p><strong>Ошибка</strong> · <a href="/ru/codes/#paths">Пути, имена файлов и исходящие URL</a></p><p>Запрос пошёл бы не к хосту, а через сокет Unix, канал или открытое соединение.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Настройка <code>socketPath</code> отправляет запрос программе на той же машине, например демону Docker, какой бы хост ни был указан в URL. Если сокет уже открыт, неизвестно, куда он ведёт. Проверить нельзя ни то, ни другое.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Запросите URL с хостом.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><p>Условие: <code>request({ host: &#39;a.example&#39;, socketPath: … })</code></p><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/var/run/docker.sock</span></span></code></pre></div></div><p>То же самое в терминале: <code>waymark explain socket-not-allowed</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html" target="_blank" rel="noreferrer"><code>cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html</code></a></p><p>Пакет: <a href="/api/path-guard/"><code>@waymark/path-guard</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/socket-not-allowed.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const socketNotAllowed = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  socketNotAllowed as default
};
