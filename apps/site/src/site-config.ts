import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DefaultTheme, UserConfig } from 'vitepress'
import { componentChanges } from './component-changes.ts'
import { headLinks, pageOf } from './head-links.ts'
import { LANGUAGES } from './languages.ts'
import { addRules } from './markdown-rules.ts'
import { searchTerms } from './search-terms.ts'
import { findsByPrefix, searchField, searchWeight } from './search-words.ts'
import { searchWords, themeConfigIn } from './theme-config.ts'
import { Alternates } from './url-source.ts'
import { wordsIn } from './words/words.ts'

const content = fileURLToPath(new URL('../content', import.meta.url))
const files = globSync('**/*.md', { cwd: content }).map((file) => file.replaceAll('\\', '/'))
const alternates = new Alternates(files.map(pageOf))

/** The types of VitePress have no `fields`, which it hands on like the others. */
const searchIndex = {
  fields: ['title', 'titles', 'text', 'words'],
  extractField: searchField,
  tokenize: searchTerms,
}

/** The server never searches, and to make the texts of the search takes long. */
const searchInBrowserOnly = {
  name: 'search-in-browser-only',
  enforce: 'pre' as const,
  load: (id: string, options?: { readonly ssr?: boolean }): string | null =>
    id === '/@localSearchIndex' && options?.ssr === true ? 'export default {}' : null,
}

/** How VitePress builds the site. */
export const siteConfig: UserConfig<DefaultTheme.Config> = {
  srcDir: 'content',
  outDir: 'dist',
  cacheDir: '.vitepress/cache',
  cleanUrls: true,
  // Otherwise every page would carry the lists of all pages.
  metaChunk: true,
  ignoreDeadLinks: [/^\/play\//],
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: '/blaze.svg' }],
    ['meta', { name: 'referrer', content: 'no-referrer' }],
  ],
  locales: Object.fromEntries(
    LANGUAGES.map(({ code, name, prefix }) => [
      prefix === '' ? 'root' : code,
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
    config: addRules,
  },
  vite: {
    plugins: [componentChanges(), searchInBrowserOnly],
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
  // The first text needs the styles and no script: on a slow network, scripts must not take their place.
  transformHtml: (html) =>
    html.replaceAll(
      /<(?=script type="module" src=|link rel="modulepreload")(\w+)/g,
      '<$1 fetchpriority="low"',
    ),
  transformHead: ({ pageData }) => headLinks(pageData.relativePath, alternates),
  themeConfig: {
    logo: '/blaze.svg',
    search: {
      provider: 'local',
      options: {
        locales: Object.fromEntries(
          LANGUAGES.map(({ code, prefix }) => [
            prefix === '' ? 'root' : code,
            searchWords(wordsIn[code].chrome),
          ]),
        ),
        miniSearch: {
          options: searchIndex,
          searchOptions: {
            fuzzy: 0.1,
            prefix: findsByPrefix,
            boost: { title: 4, words: 4, text: 2, titles: 1 },
            boostDocument: searchWeight,
          },
        },
      },
    },
  },
}
