import { createUrlTable, IntList, type TableMemory, type UrlTable } from '@waymark/hreflang'
import type { PageAnchor } from '@waymark/pages'
import type { Resolver } from '@waymark/url-parser'
import { NONE } from './built-pages.ts'
import type { FilePlace } from './place-list.ts'
import type { SiteServer } from './site-server.ts'

/** The places of links to one URL that are kept. */
const MOST_PLACES = 10

/** Links that begin like this lead to the same URL from each page. */
const SAME_FROM_ALL = /^(?:\/(?![/\\])|https?:\/\/)/i

/** So many of them are remembered. */
const MOST_KNOWN = 8192

/** The kinds of what a link leads to, in the lowest bits of a number. */
const FILE = 0
const BAD = 1
const NOWHERE = -1

/** The links to a URL that redirects, or where nothing is. */
export interface BadLink {
  readonly url: string
  /** The number of pages with such links. */
  readonly pages: number
  /** The first of them, on different pages. */
  readonly places: readonly LinkPlace[]
}

/** The place of a link. */
export interface LinkPlace extends FilePlace {
  /** The row of its page. */
  readonly row: number
}

/** The links between pages. Where they lead is found at once, because all files and rules of the host are known. */
export class InternalLinks {
  readonly #server: SiteServer
  readonly #pathOf: (row: number) => string
  /** By file: how many pages link to it, and the place of the first. */
  readonly #pages: IntList
  readonly #firstRow: IntList
  readonly #firstLine: IntList
  readonly #firstColumn: IntList
  readonly #lastRow: IntList
  /** URLs that redirect, or where nothing is; by their numbers, the same and a chain of places. */
  readonly #bad: UrlTable
  readonly #badPages: IntList
  readonly #badLastRow: IntList
  readonly #badFirst: IntList
  readonly #placeRow: IntList
  readonly #placeLine: IntList
  readonly #placeColumn: IntList
  readonly #placeNext: IntList
  readonly #known = new Map<string, number>()
  /** The number of links to files of the site, or to where nothing is. */
  length = 0

  constructor(
    server: SiteServer,
    pathOf: (row: number) => string,
    memory: TableMemory | undefined,
  ) {
    this.#server = server
    this.#pathOf = pathOf
    const list = () => new IntList(memory)
    this.#pages = list()
    this.#firstRow = list()
    this.#firstLine = list()
    this.#firstColumn = list()
    this.#lastRow = list()
    this.#bad = createUrlTable({ memory })
    this.#badPages = list()
    this.#badLastRow = list()
    this.#badFirst = list()
    this.#placeRow = list()
    this.#placeLine = list()
    this.#placeColumn = list()
    this.#placeNext = list()
  }

  /**
   * Adds a link of a page.
   *
   * @param row - That of the page, which may not be in the table yet.
   */
  add({ href, section, line, column }: PageAnchor, row: number, resolve: Resolver): void {
    if (section === 'noscript' || href === '' || href.startsWith('#')) return
    this.#addTo(this.#targetOf(href, resolve), row, line, column)
  }

  /** Adds a redirect of a page, which visitors follow as they do a link. */
  addRedirect(url: string, row: number): void {
    this.#addTo(this.#targetAt(url), row, 0, 0)
  }

  #addTo(target: number, row: number, line: number, column: number): void {
    if (target === NOWHERE) return
    this.length++
    const number = target >> 1
    if ((target & 1) === FILE) this.#addFile(number, row, line, column)
    else if (line > 0) this.#addBad(number, row, line, column)
  }

  #targetOf(href: string, resolve: Resolver): number {
    if (SAME_FROM_ALL.test(href)) {
      return this.#remembered(href, () => this.#targetAt(resolve(href)?.href ?? null))
    }
    const url = resolve(href)?.href ?? null
    return url === null ? NOWHERE : this.#remembered(url, () => this.#targetAt(url))
  }

  /** Pages that are close to each other have the same links. */
  #remembered(href: string, find: () => number): number {
    const known = this.#known.get(href)
    if (known !== undefined) return known
    const target = find()
    if (this.#known.size === MOST_KNOWN) this.#known.clear()
    this.#known.set(href, target)
    return target
  }

  #targetAt(href: string | null): number {
    if (href === null) return NOWHERE
    const hash = href.indexOf('#')
    const url = hash === -1 ? href : href.slice(0, hash)
    const answer = this.#server.answer(url)
    switch (answer.kind) {
      case 'elsewhere':
      case 'unknown':
        return NOWHERE
      case 'file':
        return answer.file * 2
      case 'redirect':
        this.#follow(answer.to)
        return this.#bad.add(url) * 2 + BAD
      case 'nothing':
        return this.#bad.add(url) * 2 + BAD
    }
  }

  /** A page that is linked through a redirect is linked. */
  #follow(to: string | null): void {
    const answer = to === null ? null : this.#server.answer(to)
    if (answer?.kind === 'file') this.#pages.padTo(answer.file + 1, 0)
    if (answer?.kind === 'file' && this.#pages.get(answer.file) === 0) {
      this.#addFile(answer.file, NONE, 0, 0)
    }
  }

  #addFile(file: number, row: number, line: number, column: number): void {
    this.#pages.padTo(file + 1, 0)
    this.#lastRow.padTo(file + 1, NONE)
    this.#firstRow.padTo(file + 1, NONE)
    this.#firstLine.padTo(file + 1, 0)
    this.#firstColumn.padTo(file + 1, 0)
    if (this.#lastRow.get(file) === row && row !== NONE) return
    this.#lastRow.set(file, row)
    this.#pages.set(file, this.#pages.get(file) + 1)
    if (line === 0 || this.#firstLine.get(file) > 0) return
    this.#firstRow.set(file, row)
    this.#firstLine.set(file, line)
    this.#firstColumn.set(file, column)
  }

  #addBad(number: number, row: number, line: number, column: number): void {
    this.#badPages.padTo(number + 1, 0)
    this.#badLastRow.padTo(number + 1, NONE)
    this.#badFirst.padTo(number + 1, NONE)
    if (this.#badLastRow.get(number) === row) return
    this.#badLastRow.set(number, row)
    const pages = this.#badPages.get(number) + 1
    this.#badPages.set(number, pages)
    if (pages > MOST_PLACES) return
    this.#placeRow.push(row)
    this.#placeLine.push(line)
    this.#placeColumn.push(column)
    this.#placeNext.push(this.#badFirst.get(number))
    this.#badFirst.set(number, this.#placeRow.length - 1)
  }

  /**
   * How many pages link to a file, itself included.
   *
   * @param own - The row of the file, whose own links do not count.
   */
  isLinked(file: number, own: number): boolean {
    const pages = file < this.#pages.length ? this.#pages.get(file) : 0
    return pages > 1 || (pages === 1 && this.#lastRow.get(file) !== own)
  }

  /** The first link to a file, and how many pages have one; `null` if none has. */
  linkTo(file: number): { readonly pages: number; readonly place: LinkPlace } | null {
    const line = file < this.#firstLine.length ? this.#firstLine.get(file) : 0
    if (line === 0) return null
    const row = this.#firstRow.get(file)
    const place = { file: this.#pathOf(row), row, line, column: this.#firstColumn.get(file) }
    return { pages: this.#pages.get(file), place }
  }

  /** The links to a URL that redirects, or where nothing is; `null` if there are none. */
  badLinkTo(url: string): BadLink | null {
    const number = this.#bad.find(url)
    return number === -1 ? null : this.#badAt(number)
  }

  *bad(): Generator<BadLink, void, undefined> {
    for (let number = 0; number < this.#bad.length; number++) {
      const link = this.#badAt(number)
      if (link !== null) yield link
    }
  }

  #badAt(number: number): BadLink | null {
    if (number >= this.#badFirst.length || this.#badFirst.get(number) === NONE) return null
    const places: LinkPlace[] = []
    for (let at = this.#badFirst.get(number); at !== NONE; at = this.#placeNext.get(at)) {
      const row = this.#placeRow.get(at)
      const file = this.#pathOf(row)
      places.unshift({
        row,
        file,
        line: this.#placeLine.get(at),
        column: this.#placeColumn.get(at),
      })
    }
    return { url: this.#bad.text(number), pages: this.#badPages.get(number), places }
  }
}
