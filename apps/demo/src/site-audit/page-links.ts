import { createNormalizeForMatching, keyOfMatch } from '@waymark/hreflang'
import { asciiLowercase } from '@waymark/infra'
import type { CountedPage } from '@waymark/site'

/** What a page has for a language. */
export type CellState = 'missing' | 'own' | 'returned' | 'one-way' | 'unlisted'

/** All states; a cell is the index of one. */
export const CELL_STATES: readonly CellState[] = [
  'missing',
  'own',
  'returned',
  'one-way',
  'unlisted',
]

const MISSING = 0
const OWN = 1
const RETURNED = 2
const ONE_WAY = 3
const UNLISTED = 4

/** Which pages are listed: all, those with a link that is not returned or leads out, or those without a language. */
export type PageFilter = 'all' | 'broken' | 'incomplete'

/** Links of the pages of one language to another. */
export interface LanguagePair {
  /** How many pages have such a link. */
  readonly pages: number
  /** How many of them are linked from the other page; `null` if none could be, because no page has the other language. */
  readonly back: number | null
}

/** Languages by languages. */
export interface LanguageMatrix {
  /** The languages of pages, those with the most pages first. */
  readonly from: readonly { readonly lang: string; readonly pages: number }[]
  /** The languages of pages and of links. */
  readonly to: readonly string[]
  /** For each language of pages, the links to each language; `null` for the language itself. */
  readonly pairs: readonly (readonly (LanguagePair | null)[])[]
  /** How many languages there are beyond those listed. */
  readonly more: number
}

/** One page by languages. */
export interface PageRow {
  readonly loc: string
  /** Its language; empty if it has none. */
  readonly lang: string
  /** For each language of `LanguageMatrix.to`, the index of its state. */
  readonly cells: readonly number[]
}

/** The most languages that a table has. */
export const MOST_LANGUAGES = 60
export const X_DEFAULT = 'x-default'

/** Collects the pages of a site and their links, as numbers. */
export class PageLinks {
  readonly #match: (loc: string) => string
  readonly #keys = new Map<string, number>()
  readonly #keyOfUrl = new Map<string, number>()
  readonly #languages = new Map<string, number>()
  readonly #names: string[] = []
  readonly #locs: string[] = []
  readonly #pageKey: number[] = []
  readonly #pageLang: number[] = []
  readonly #linkStart: number[] = [0]
  readonly #linkKey: number[] = []
  readonly #linkLang: number[] = []
  readonly #rows = new Map<PageFilter, readonly number[]>()
  /** What the rows and the matrix are made from, after the last page. */
  #sums: Sums | null = null

  constructor() {
    const normalize = createNormalizeForMatching()
    this.#match = (loc) => keyOfMatch(normalize(loc)) ?? loc
  }

  get length(): number {
    return this.#locs.length
  }

  add({ loc, lang, alternates }: CountedPage): void {
    this.#locs.push(loc)
    this.#pageKey.push(this.#keyOf(loc))
    this.#pageLang.push(lang === undefined || lang === '' ? -1 : this.#langOf(lang))
    for (const link of alternates) {
      this.#linkKey.push(this.#keyOf(link.loc))
      this.#linkLang.push(this.#langOf(link.lang))
    }
    this.#linkStart.push(this.#linkKey.length)
  }

  matrix(): LanguageMatrix {
    const { from, to, pairs, more } = this.#finish()
    return {
      from: from.map((lang) => ({ lang: this.#names[lang]!, pages: this.#sums!.pages[lang]! })),
      to: to.map((lang) => this.#names[lang]!),
      pairs: from.map((a) => to.map((b) => (a === b ? null : (pairs.get(`${a} ${b}`) ?? NONE)))),
      more,
    }
  }

  /** Lists some of the pages, and says how many the filter leaves. */
  rows(
    filter: PageFilter,
    start: number,
    count: number,
  ): { readonly total: number; readonly rows: readonly PageRow[] } {
    const { to } = this.#finish()
    const pages = this.#filtered(filter)
    const rows = pages.slice(start, start + count).map((page) => ({
      loc: this.#locs[page]!,
      lang: this.#names[this.#pageLang[page]!] ?? '',
      cells: this.#cells(page, to),
    }))
    return { total: pages.length, rows }
  }

  #keyOf(loc: string): number {
    let key = this.#keyOfUrl.get(loc)
    if (key !== undefined) return key
    const form = this.#match(loc)
    key = this.#keys.get(form)
    if (key === undefined) {
      key = this.#keys.size
      this.#keys.set(form, key)
    }
    this.#keyOfUrl.set(loc, key)
    return key
  }

  #langOf(lang: string): number {
    const lower = asciiLowercase(lang)
    let language = this.#languages.get(lower)
    if (language === undefined) {
      language = this.#names.length
      this.#languages.set(lower, language)
      this.#names.push(lang)
    }
    return language
  }

  #filtered(filter: PageFilter): readonly number[] {
    const rows = this.#rows.get(filter)
    if (rows !== undefined) return rows
    const { to } = this.#finish()
    const all = [...this.#locs.keys()]
    const own = to.map((lang) => asciiLowercase(this.#names[lang]!) !== X_DEFAULT)
    const pages =
      filter === 'all'
        ? all
        : all.filter((page) => {
            const cells = this.#cells(page, to)
            return filter === 'broken'
              ? cells.some((cell) => cell === ONE_WAY || cell === UNLISTED)
              : cells.some((cell, i) => cell === MISSING && own[i])
          })
    this.#rows.set(filter, pages)
    return pages
  }

  #cells(page: number, to: readonly number[]): number[] {
    const states = new Map<number, number>()
    const lang = this.#pageLang[page]!
    if (lang >= 0) states.set(lang, OWN)
    for (let link = this.#linkStart[page]!; link < this.#linkStart[page + 1]!; link++) {
      const state = this.#stateOf(page, link)
      const to = this.#linkLang[link]!
      // What is wrong with one of several links to a language is not hidden by the others.
      if (state > (states.get(to) ?? MISSING)) states.set(to, state)
    }
    return to.map((each) => states.get(each) ?? MISSING)
  }

  #stateOf(page: number, link: number): number {
    const { listed, links } = this.#finish()
    const own = this.#pageKey[page]!
    const target = this.#linkKey[link]!
    if (target === own) return this.#linkLang[link] === this.#pageLang[page] ? OWN : RETURNED
    if (!listed.has(target)) return UNLISTED
    return links.has(target * this.#keys.size + own) ? RETURNED : ONE_WAY
  }

  #finish(): Sums {
    if (this.#sums !== null) return this.#sums
    const links = new Set<number>()
    const pages = new Array<number>(this.#names.length).fill(0)
    const uses = new Array<number>(this.#names.length).fill(0)
    for (let page = 0; page < this.#locs.length; page++) {
      const lang = this.#pageLang[page]!
      if (lang >= 0) pages[lang]!++
      for (let link = this.#linkStart[page]!; link < this.#linkStart[page + 1]!; link++) {
        links.add(this.#pageKey[page]! * this.#keys.size + this.#linkKey[link]!)
        uses[this.#linkLang[link]!]!++
      }
    }
    const isLast = (lang: number) => Number(asciiLowercase(this.#names[lang]!) === X_DEFAULT)
    const order = [...this.#names.keys()].sort(
      (a, b) => isLast(a) - isLast(b) || pages[b]! - pages[a]! || uses[b]! - uses[a]!,
    )
    const to = order.slice(0, MOST_LANGUAGES)
    this.#sums = {
      listed: new Set(this.#pageKey),
      links,
      pages,
      from: to.filter((lang) => pages[lang]! > 0),
      to,
      more: order.length - to.length,
      pairs: new Map(),
    }
    this.#countPairs(this.#sums.pairs)
    return this.#sums
  }

  #countPairs(pairs: Map<string, { pages: number; back: number }>): void {
    for (let page = 0; page < this.#locs.length; page++) {
      const from = this.#pageLang[page]!
      if (from < 0) continue
      const seen = new Map<number, boolean>()
      for (let link = this.#linkStart[page]!; link < this.#linkStart[page + 1]!; link++) {
        const to = this.#linkLang[link]!
        if (to === from) continue
        seen.set(to, (seen.get(to) ?? true) && this.#stateOf(page, link) === RETURNED)
      }
      for (const [to, isBack] of seen) {
        const key = `${from} ${to}`
        const pair = pairs.get(key) ?? { pages: 0, back: 0 }
        pair.pages++
        if (isBack) pair.back++
        pairs.set(key, pair)
      }
    }
  }
}

const NONE: LanguagePair = { pages: 0, back: 0 }

interface Sums {
  readonly listed: ReadonlySet<number>
  /** Each link from a key to a key, as one number. */
  readonly links: ReadonlySet<number>
  /** How many pages each language has. */
  readonly pages: readonly number[]
  readonly from: readonly number[]
  readonly to: readonly number[]
  readonly more: number
  readonly pairs: Map<string, { pages: number; back: number }>
}
