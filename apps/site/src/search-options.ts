import type { Options, SearchOptions } from 'minisearch'
import { searchTerm, searchTerms, WHOLE } from './search-terms.ts'

/** A page in the index. */
export interface Indexed {
  /** Its path from the root of the site. */
  readonly id: string
  readonly title: string
  /** The part of the site in which it is; VitePress shows it before the title. */
  readonly titles: readonly string[]
  /** One sentence about it. */
  readonly about: string
  /** Words by which people ask for it, and which it need not have itself. */
  readonly words: string
  /** Its headings, or the names that it documents. */
  readonly headings: string
  readonly text: string
}

const JAPANESE_CHARACTER = /^[\u3040-\u30ff\u3400-\u9fff]$/

const SEARCH: SearchOptions = {
  boost: { title: 5, words: 5, about: 2, headings: 1.5, text: 0.5 },
  // The last word may be one that is still being typed.
  prefix: (term, i, terms) =>
    i === terms.length - 1
      ? (term.length > 2 && term !== 'url') || JAPANESE_CHARACTER.test(term)
      : /^[а-я]{4}/.test(term),
  boostTerm: (term, _, terms) => {
    if (term.startsWith(WHOLE)) return 4
    // Nearly every page is about URLs.
    return term === 'url' && terms.length > 2 ? 0.2 : 1
  },
  // Neither a Japanese pair of characters, which an error makes another one, nor two words joined to one.
  fuzzy: (term, _, terms) =>
    /^[a-zа-яё]{5,}$/.test(term) &&
    terms.every((other) => other === term || !term.startsWith(other)) &&
    0.2,
  weights: { prefix: 0.4, fuzzy: 0.2 },
  // Pages with more words to ask by, or with more text, are not worse.
  bm25: { k: 1.2, b: 0.3, d: 0.5 },
  boostDocument: (id) => weightOf(String(id)),
}

/** How the index is made and asked; MiniSearch needs the same for both. */
export const searchOptions: Options<Indexed> = {
  fields: ['title', 'words', 'about', 'headings', 'text'],
  storeFields: ['title', 'titles', 'about'],
  tokenize: searchTerms,
  processTerm: searchTerm,
  searchOptions: SEARCH,
}

/** How much a page counts: what people read comes before what they look up. */
function weightOf(id: string): number {
  const path = id.replace(/^\/(?:(?:ja|ru)\/)?/, '')
  return WEIGHTS.find(([start]) => start.test(path))?.[1] ?? 1
}

/** By the beginning of the path; the first one counts. */
const WEIGHTS: readonly (readonly [start: RegExp, weight: number])[] = [
  [/^(?:guides\/(?!compare\/.)|cli\/|facts\/|glossary\/|play\/)/, 1.6],
  // The main entry of a package, and the others.
  [/^api\/[\w-]+\/$/, 1.1],
  [/^api\/./, 0.5],
  [/^(?:codes|methods)\/./, 0.7],
]
