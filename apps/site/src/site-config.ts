import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DefaultTheme, UserConfig } from 'vitepress'
import { componentChanges } from './component-changes.ts'
import { headLinks, pageOf } from './head-links.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { lazyApp } from './lazy-app.ts'
import { addRules } from './markdown-rules.ts'
import { searchIndex } from './search-index.ts'
import { searchWords, themeConfigIn } from './theme-config.ts'
import { Alternates } from './url-source.ts'
import { wordsIn } from './words/words.ts'

const content = fileURLToPath(new URL('../content', import.meta.url))
const files = globSync('**/*.md', { cwd: content }).map((file) => file.replaceAll('\\', '/'))
const alternates = new Alternates(files.map(pageOf))

/**
 * The index of the search is ours (`search-index.ts`): that of VitePress has each section of each page. The server never
 * searches.
 */
const ownSearchIndex = {
  name: 'own-search-index',
  enforce: 'pre' as const,
  load(id: string, options?: { readonly ssr?: boolean }): string | null {
    const [, name] = /^\/@localSearchIndex(\w*)$/.exec(id) ?? []
    if (name === undefined) return null
    if (options?.ssr === true) return 'export default {}'
    const language = LANGUAGES.find(({ code, prefix }) => localeOf(code, prefix) === name)
    if (language !== undefined) {
      return `export default ${JSON.stringify(searchIndex(language.code))}`
    }
    const locales = LANGUAGES.map(({ code, prefix }) => localeOf(code, prefix))
    const imports = locales.map((locale) => `${locale}: () => import('@localSearchIndex${locale}')`)
    return `export default { ${imports.join(', ')} }`
  },
}

/** The name that VitePress has for a language. */
function localeOf(code: Language, prefix: string): string {
  return prefix === '' ? 'root' : code
}

/** How VitePress builds the site. */
export const siteConfig: UserConfig<DefaultTheme.Config> = {
  srcDir: 'content',
  outDir: 'dist',
  cacheDir: '.vitepress/cache',
  cleanUrls: true,
  // A page would fetch all pages that it links to.
  router: { prefetchLinks: false },
  // Otherwise every page would carry the lists of all pages.
  metaChunk: true,
  ignoreDeadLinks: [/^\/play\//],
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: '/blaze.svg' }],
    ['meta', { name: 'referrer', content: 'no-referrer' }],
  ],
  locales: Object.fromEntries(
    LANGUAGES.map(({ code, name, prefix }) => [
      localeOf(code, prefix),
      {
        label: name,
        lang: code,
        link: `/${prefix}`,
        title: wordsIn[code].site.title,
        description: wordsIn[code].site.description,
        themeConfig: themeConfigIn(code),
      },
    ]),
  ),
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    languageAlias: { mjs: 'js' },
    config: addRules,
  },
  vite: {
    plugins: [componentChanges(), ownSearchIndex],
    resolve: {
      conditions: ['@waymark/source'],
      alias: [
        // The menu of languages: see the file.
        {
          find: /^.*\/composables\/langs(\.js)?$/,
          replacement: fileURLToPath(
            new URL('../.vitepress/theme/languages-menu.ts', import.meta.url),
          ),
        },
      ],
    },
    ssr: { noExternal: [/^@waymark\//] },
    // The texts of the search are large, and are fetched with the first search.
    build: { chunkSizeWarningLimit: 10_000 },
  },
  transformHtml: lazyApp,
  transformHead: ({ pageData }) => headLinks(pageData.relativePath, alternates),
  themeConfig: {
    logo: '/blaze.svg',
    search: {
      provider: 'local',
      options: {
        locales: Object.fromEntries(
          LANGUAGES.map(({ code, prefix }) => [
            localeOf(code, prefix),
            searchWords(wordsIn[code].chrome),
          ]),
        ),
        // It has the text of sections, which our results are not.
        detailedView: false,
      },
    },
  },
}
