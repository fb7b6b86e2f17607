import { IntList, type TableMemory, type UrlTable } from '@waymark/hreflang'
import { type FilePlace, PlaceList } from './place-list.ts'

/** Facts about a page, as bits. A page with one of the first four takes no part in sets of alternates. */
export const REDIRECTS = 1
export const DISALLOWED = 2
export const NOINDEX = 4
/** Its canonical is another URL. */
export const ELSEWHERE = 8
/** It could not be read. */
export const UNREAD = 16
/** It has nothing that a page has: neither a language, a title, a canonical, robots nor alternates. */
export const PART = 32
/** It has a canonical, which search engines may ignore. */
export const WITH_CANONICAL = 64
/** A crawler has not found it on the published site. */
export const GONE = 128

const TAKES_NO_PART = REDIRECTS | DISALLOWED | NOINDEX | ELSEWHERE | UNREAD | PART | GONE

/** Used instead of the number of a text or URL that a page does not have. */
export const NONE = -1

/** A page as it is added. */
export interface BuiltPage {
  /** The number of its name. */
  readonly file: number
  /** The number of its URL: what it says itself if its canonical leads to it, or else what the address of the site says. */
  readonly url: number
  readonly flags: number
  /** The number of the URL of its canonical, or `NONE`. */
  readonly canonical: number
  readonly canonicalAt: FilePlace | null
  /** The number of the URL to which it redirects, or `NONE`. */
  readonly redirect: number
  /** Where it is said that it is gone, redirects, is disallowed or `noindex`: the first of these that applies. */
  readonly stateAt: FilePlace | null
  /** The number of its language, or `NONE`. */
  readonly lang: number
  readonly langAt: FilePlace | null
  /** The number of its title, or `NONE`. */
  readonly title: number
  readonly titleAt: FilePlace | null
}

/** The pages of a site as numbers, one row for each. */
export class BuiltPages {
  readonly #numbers: Readonly<Record<(typeof NUMBERS)[number], IntList>>
  readonly #canonicalAt: PlaceList
  readonly #stateAt: PlaceList
  readonly #langAt: PlaceList
  readonly #titleAt: PlaceList
  /** The row of each file, or `NONE`. */
  readonly #rowOfFile: IntList

  /** @param texts - Keeps the paths of files. */
  constructor(texts: UrlTable, memory: TableMemory | undefined) {
    const lists = NUMBERS.map((name) => [name, new IntList(memory)] as const)
    // The names are those of the record.
    this.#numbers = Object.fromEntries(lists) as Record<(typeof NUMBERS)[number], IntList>
    this.#rowOfFile = new IntList(memory)
    this.#canonicalAt = new PlaceList(texts, memory)
    this.#stateAt = new PlaceList(texts, memory)
    this.#langAt = new PlaceList(texts, memory)
    this.#titleAt = new PlaceList(texts, memory)
  }

  get length(): number {
    return this.#numbers.file.length
  }

  add(page: BuiltPage): void {
    const row = this.length
    for (const name of NUMBERS) this.#numbers[name].push(page[name])
    this.#rowOfFile.padTo(page.file + 1, NONE)
    this.#rowOfFile.set(page.file, row)
    this.#canonicalAt.push(page.canonicalAt)
    this.#stateAt.push(page.stateAt)
    this.#langAt.push(page.langAt)
    this.#titleAt.push(page.titleAt)
  }

  /** The row of a file, or `NONE`. */
  rowOf(file: number): number {
    return file < this.#rowOfFile.length ? this.#rowOfFile.get(file) : NONE
  }

  fileOf(row: number): number {
    return this.#numbers.file.get(row)
  }

  urlOf(row: number): number {
    return this.#numbers.url.get(row)
  }

  flagsOf(row: number): number {
    return this.#numbers.flags.get(row)
  }

  has(row: number, flag: number): boolean {
    return (this.flagsOf(row) & flag) !== 0
  }

  /** Whether search engines may show the page under its URL, so that it is in sets of alternates. */
  takesPart(row: number): boolean {
    return (this.flagsOf(row) & TAKES_NO_PART) === 0
  }

  canonicalOf(row: number): number {
    return this.#numbers.canonical.get(row)
  }

  redirectOf(row: number): number {
    return this.#numbers.redirect.get(row)
  }

  langOf(row: number): number {
    return this.#numbers.lang.get(row)
  }

  titleOf(row: number): number {
    return this.#numbers.title.get(row)
  }

  canonicalAt(row: number): FilePlace | null {
    return this.#canonicalAt.get(row)
  }

  stateAt(row: number): FilePlace | null {
    return this.#stateAt.get(row)
  }

  langAt(row: number): FilePlace | null {
    return this.#langAt.get(row)
  }

  titleAt(row: number): FilePlace | null {
    return this.#titleAt.get(row)
  }
}

const NUMBERS = ['file', 'url', 'flags', 'canonical', 'redirect', 'lang', 'title'] as const
