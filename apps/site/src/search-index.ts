import MiniSearch from 'minisearch'
import { readText } from '../../../test/workspace.ts'
import { demoIn, pathOf } from './address.ts'
import { pagesIn } from './all-pages.ts'
import { apiPackages } from './api-entries.ts'
import type { Language } from './languages.ts'
import { plain } from './markdown.ts'
import type { Page } from './page.ts'
import { type Indexed, searchOptions } from './search-options.ts'
import { DEMO_WORDS, searchWordsOf } from './search-words.ts'
import { wordsIn } from './words/words.ts'

/**
 * The index of a language: each page once. The API and the demo are in every language.
 *
 * @returns What `MiniSearch.loadJSON()` reads, with `searchOptions`.
 */
export function searchIndex(language: Language): string {
  const index = new MiniSearch(searchOptions)
  index.addAll([demoEntry(language), ...pagesIn(language).map(pageEntry), ...apiEntries(language)])
  return JSON.stringify(index)
}

function demoEntry(language: Language): Indexed {
  const { title, about } = DEMO_WORDS[language]
  const words = searchWordsOf({ language, path: 'play/' })
  return { id: demoIn(language), title, titles: [], about, words, headings: '', text: '' }
}

function pageEntry(page: Page): Indexed {
  const { language, path, title, description, body } = page
  // There are many codes, and each of their pages has the same headings: the first sentence says what they are about.
  const isShort = /^codes\//.test(path)
  return {
    id: pathOf(language, path),
    title,
    titles: partOf(language, path),
    about: description,
    words: searchWordsOf(page),
    headings: HAS_OWN_HEADINGS.test(path) ? headingsOf(body) : '',
    text: isShort ? '' : proseOf(body),
  }
}

/** Other pages have the headings that are made for all of their kind, such as Options and Source. */
const HAS_OWN_HEADINGS = /^(?:guides|cli|facts|glossary)\//

/** The name of the part of the site in which a page is, for pages below the lists. */
function partOf(language: Language, path: string): string[] {
  const { menu } = wordsIn[language]
  const [part, second] = path.split('/')
  switch (part) {
    case 'guides':
      if (second === 'recipes') return path === 'guides/recipes/' ? [] : [menu.recipes]
      if (second === 'compare') return path === 'guides/compare/' ? [] : [menu.comparisons]
      return second === '' ? [] : [menu.guides]
    case 'codes':
    case 'rules':
    case 'presets':
    case 'methods':
    case 'cli':
      return second === '' ? [] : [menu[part]]
    default:
      return []
  }
}

function headingsOf(body: string): string {
  return [...withoutBlocks(body).matchAll(/^##+ (.*?)(?: \{#.*\})?$/gm)]
    .map(([, text]) => text)
    .join('\n')
}

/** The text of a page without its headings, code, and targets of links. */
function proseOf(body: string): string {
  return withoutBlocks(body)
    .replace(/^#+ .*$/gm, '')
    .replace(/\]\([^()\s]*\)/g, ']')
    .replace(/<[^<>]*>|&#\d+;/g, ' ')
}

function withoutBlocks(body: string): string {
  return body.replace(/^(```+)[^\n]*\n[\s\S]*?\n\1$/gm, '')
}

function apiEntries(language: Language): Indexed[] {
  const { menu } = wordsIn[language]
  const list: Indexed = {
    id: pathOf('en', 'api/'),
    title: menu.api,
    titles: [],
    about: 'Every function, class and type that the packages of Waymark export.',
    words: searchWordsOf({ language, path: 'api/' }),
    headings: '',
    text: '',
  }
  const entries = apiPackages.flatMap(({ description, keywords, entries }) =>
    entries.map(({ name, path, source }, i) => ({
      id: pathOf('en', path),
      title: name,
      titles: [menu.api],
      about: plain(description),
      // The words of a package lead to its main entry.
      words: [...(i === 0 ? keywords : []), searchWordsOf({ language, path })].join(' '),
      headings: exportsOf(readText(source)),
      text: '',
    })),
  )
  return [list, ...entries]
}

/** The names that a module exports. */
function exportsOf(source: string): string {
  const lists = [...source.matchAll(/^export (?:type )?\{([^{}]*)\}/gm)].map(([, names]) =>
    names!.replace(/\w+ as |type /g, ''),
  )
  const own = source.matchAll(
    /^export (?:async )?(?:abstract )?(?:function\*?|const|class|interface|type) (\w+)/gm,
  )
  return [...lists, ...[...own].map(([, name]) => name)].join(' ')
}
