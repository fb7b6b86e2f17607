import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"remote-file","description":"Файл находится на другой машине.","frontmatter":{"title":"remote-file","description":"Файл находится на другой машине.","prev":{"text":"program-scheme","link":"/ru/codes/program-scheme"},"next":{"text":"misspelt-scheme","link":"/ru/codes/misspelt-scheme"}},"headers":[],"relativePath":"ru/codes/remote-file.md","filePath":"ru/codes/remote-file.md"}');
const _sfc_main = { name: "ru/codes/remote-file.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="remote-file" tabindex="-1"><code>remote-file</code> <a class="header-anchor" href="#remote-file" aria-label="Permalink to &quot;\`remote-file\`&quot;">​</a></h1><p><strong>Предупреждение</strong> · <a href="/ru/codes/#deceptive-urls">URL, которые могут ввести в заблуждение</a></p><p>Файл находится на другой машине.</p><h2 id="why" tabindex="-1">Почему это важно <a class="header-anchor" href="#why" aria-label="Permalink to &quot;Почему это важно {#why}&quot;">​</a></h2><p>Windows открывает такой URL как сетевую папку и может войти на ту машину под учётной записью того, кто его открыл.</p><h2 id="fix" tabindex="-1">Как исправить <a class="header-anchor" href="#fix" aria-label="Permalink to &quot;Как исправить {#fix}&quot;">​</a></h2><p>Переходите по нему, только если знаете эту машину: Windows может войти на неё под вашей учётной записью.</p><h2 id="examples" tabindex="-1">Примеры <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Примеры {#examples}&quot;">​</a></h2><div class="danger custom-block"><p class="custom-block-title">Неверно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file://evil.example/share</span></span></code></pre></div></div><div class="tip custom-block"><p class="custom-block-title">Верно</p><div class="language-text vp-adaptive-theme"><button title="Скопировать код" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>file:///share</span></span></code></pre></div></div><p><a href="/play/index.html#url=file://evil.example/share" target="_self">Открыть этот пример в демо</a></p><p>То же самое в терминале: <code>waymark explain remote-file</code></p><h2 id="source" tabindex="-1">Источник <a class="header-anchor" href="#source" aria-label="Permalink to &quot;Источник {#source}&quot;">​</a></h2><p><a href="https://learn.microsoft.com/en-us/windows-server/storage/file-server/smb-ntlm-blocking" target="_blank" rel="noreferrer"><code>learn.microsoft.com/en-us/windows-server/storage/file-server/smb-ntlm-blocking</code></a></p><p>Пакет: <a href="/api/display/"><code>@waymark/display</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ru/codes/remote-file.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const remoteFile = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  remoteFile as default
};
