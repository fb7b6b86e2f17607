import {
  createUrlTable,
  IntList,
  keyOfMatch,
  type NormalizeForMatching,
  type UrlTable,
} from '@waymark/hreflang'
import { asciiLowercase } from '@waymark/infra'
import type { SitemapAlternate, SitemapEntry } from '@waymark/sitemap'
import { type MemberValues, membersOf } from './members.ts'

/** What the pages of both sides have in common, each string once, outside the heap of the engine. */
export class PageStrings {
  readonly #normalize: NormalizeForMatching
  /** URLs as they are written, and their keys. */
  readonly #urls: UrlTable = createUrlTable()
  /** For each URL, the number of its key; -1 if it is not known yet. */
  readonly #keys = new IntList()
  readonly #langs: UrlTable = createUrlTable()
  /** For each language, the number of its lower-case form. */
  readonly #langKeys = new IntList()
  /** The members of entries as JSON; a table of URLs takes any string. */
  readonly #members: UrlTable = createUrlTable()

  /** @param normalize - URLs with the same result are one page. */
  constructor(normalize: NormalizeForMatching) {
    this.#normalize = normalize
  }

  addUrl(url: string): number {
    const number = this.#urls.add(url)
    this.#keys.padTo(number + 1, -1)
    if (this.#keys.get(number) !== -1) return number
    const key = this.#urls.add(keyOfMatch(this.#normalize(url)) ?? url)
    this.#keys.padTo(key + 1, -1)
    this.#keys.set(key, key)
    this.#keys.set(number, key)
    return number
  }

  url(number: number): string {
    return this.#urls.text(number)
  }

  /** The number of the page that a URL is of. */
  keyOf(url: number): number {
    return this.#keys.get(url)
  }

  addLang(lang: string): number {
    const number = this.#langs.add(lang)
    const key = this.#langs.add(asciiLowercase(lang))
    this.#langKeys.padTo(this.#langs.length, -1)
    this.#langKeys.set(number, key)
    return number
  }

  lang(number: number): string {
    return this.#langs.text(number)
  }

  /** The same for links with one language, ignoring case, to one page. */
  linkKeyOf({ lang, target }: NumberedLink): number {
    // No engine holds 2^21 languages and 2^32 URLs, so the sum is exact.
    return this.#langKeys.get(lang) * 2 ** 32 + this.keyOf(target)
  }

  addMembers(entry: SitemapEntry): number {
    return this.#members.add(JSON.stringify(membersOf(entry)))
  }

  members(number: number): MemberValues {
    // It was written by `addMembers`.
    return JSON.parse(this.#members.text(number)) as MemberValues
  }
}

/** A link by the numbers of its language and its URL, both as they are written. */
export interface NumberedLink {
  readonly lang: number
  readonly target: number
}

/** The pages of one side, numbered from 0 in the order in which they were read. */
export class PageTable {
  readonly #strings: PageStrings
  /** For each key, the number after that of its page; 0 if there is none. */
  readonly #pages = new IntList()
  readonly #locs = new IntList()
  readonly #members = new IntList()
  readonly #linkStart = new IntList()
  readonly #langs = new IntList()
  readonly #targets = new IntList()
  /** The keys of the current page's links. */
  readonly #linkKeys = new Set<number>()

  constructor(strings: PageStrings) {
    this.#strings = strings
    this.#linkStart.push(0)
  }

  get length(): number {
    return this.#locs.length
  }

  /** Adds a page. Of two entries for one page, the first counts, as in `buildSite`; returns whether this is the first. */
  add(entry: SitemapEntry): boolean {
    const strings = this.#strings
    const loc = strings.addUrl(entry.loc)
    const key = strings.keyOf(loc)
    this.#pages.padTo(key + 1, 0)
    if (this.#pages.get(key) !== 0) return false
    this.#locs.push(loc)
    this.#pages.set(key, this.#locs.length)
    this.#members.push(strings.addMembers(entry))
    this.#linkKeys.clear()
    for (const link of entry.alternates ?? []) this.#addLink(link)
    // A page lists itself under its language.
    if (entry.lang !== undefined) this.#addLink({ lang: entry.lang, loc: entry.loc })
    this.#linkStart.push(this.#targets.length)
    return true
  }

  #addLink({ lang, loc }: SitemapAlternate): void {
    const added = { lang: this.#strings.addLang(lang), target: this.#strings.addUrl(loc) }
    const key = this.#strings.linkKeyOf(added)
    if (this.#linkKeys.has(key)) return
    this.#linkKeys.add(key)
    this.#langs.push(added.lang)
    this.#targets.push(added.target)
  }

  /** Returns the number of the page with a key; -1 if there is none. */
  find(key: number): number {
    return key < this.#pages.length ? this.#pages.get(key) - 1 : -1
  }

  keyOf(page: number): number {
    return this.#strings.keyOf(this.#locs.get(page))
  }

  /** The number of the URL as it is written. */
  loc(page: number): number {
    return this.#locs.get(page)
  }

  /** The number of the members in the strings. */
  members(page: number): number {
    return this.#members.get(page)
  }

  links(page: number): readonly NumberedLink[] {
    const links: NumberedLink[] = []
    for (let link = this.#linkStart.get(page); link < this.#linkStart.get(page + 1); link++) {
      links.push({ lang: this.#langs.get(link), target: this.#targets.get(link) })
    }
    return links
  }
}
