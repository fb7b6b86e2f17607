import { IntList, type TableMemory, type UrlTable } from '@waymark/hreflang'
import { lastStart } from '@waymark/infra/internal'
import type { PagePlace } from '@waymark/pages'
import { NONE } from './built-pages.ts'
import type { AlternateSource } from './page-source.ts'
import { type FilePlace, PlaceList } from './place-list.ts'

/** The sources of alternates, in the order of their numbers. */
export const SOURCES: readonly AlternateSource[] = ['head', 'header', 'sitemap', 'database']

/**
 * The alternates of all pages, from all sources, as numbers. A group has those of one page in one source; a page that a sitemap
 * lists has a group there even if it has no alternates. The groups of a page are chained.
 */
export class AlternateLinks {
  readonly #page: IntList
  readonly #source: IntList
  readonly #start: IntList
  readonly #place: PlaceList
  readonly #target: IntList
  readonly #value: IntList
  readonly #line: IntList
  readonly #column: IntList
  /** By page, as a number of a URL's normal form: its first group; and the next one of each group. */
  readonly #first: IntList
  readonly #next: IntList

  /** @param texts - Keeps the paths of files. */
  constructor(texts: UrlTable, memory: TableMemory | undefined) {
    const list = () => new IntList(memory)
    this.#page = list()
    this.#source = list()
    this.#start = list()
    this.#place = new PlaceList(texts, memory)
    this.#target = list()
    this.#value = list()
    this.#line = list()
    this.#column = list()
    this.#first = list()
    this.#next = list()
  }

  get groups(): number {
    return this.#page.length
  }

  get links(): number {
    return this.#target.length
  }

  /**
   * Begins a group.
   *
   * @param page - The number of the URL of the page.
   * @param place - That of the whole group, such as an entry of a sitemap.
   */
  begin(page: number, source: AlternateSource, place: FilePlace): void {
    this.#page.push(page)
    this.#source.push(SOURCES.indexOf(source))
    this.#start.push(this.links)
    this.#place.push(place)
  }

  /**
   * Adds a link to the last group.
   *
   * @param target - The number of its URL.
   * @param value - The number of its `hreflang` value.
   * @param place - Its own place; `null` if it is that of the group.
   */
  add(target: number, value: number, place: PagePlace | null): void {
    this.#target.push(target)
    this.#value.push(value)
    this.#line.push(place?.line ?? 0)
    this.#column.push(place?.column ?? 0)
  }

  /** Changes the URLs of all groups of a source. */
  mapUrls(source: AlternateSource, change: (url: number) => number): void {
    for (let group = 0; group < this.groups; group++) {
      if (this.sourceOf(group) !== source) continue
      this.#page.set(group, change(this.pageOf(group)))
      for (let link = this.startOf(group); link < this.endOf(group); link++) {
        this.#target.set(link, change(this.targetOf(link)))
      }
    }
  }

  /** Chains the groups of each page. */
  chain(formOf: (url: number) => number): void {
    this.#next.padTo(this.groups, NONE)
    for (let group = this.groups - 1; group >= 0; group--) {
      const page = formOf(this.pageOf(group))
      if (page === NONE) continue
      this.#first.padTo(page + 1, NONE)
      this.#next.set(group, this.#first.get(page))
      this.#first.set(page, group)
    }
  }

  /** The groups of a page, after `chain`. */
  *groupsOf(form: number): Generator<number, void, undefined> {
    let group = form !== NONE && form < this.#first.length ? this.#first.get(form) : NONE
    for (; group !== NONE; group = this.#next.get(group)) yield group
  }

  /** The number of the URL of a group's page. */
  pageOf(group: number): number {
    return this.#page.get(group)
  }

  sourceOf(group: number): AlternateSource {
    return SOURCES[this.#source.get(group)]!
  }

  startOf(group: number): number {
    return this.#start.get(group)
  }

  endOf(group: number): number {
    return group + 1 < this.groups ? this.#start.get(group + 1) : this.links
  }

  placeOf(group: number): FilePlace {
    // Each group has one.
    return this.#place.get(group)!
  }

  targetOf(link: number): number {
    return this.#target.get(link)
  }

  valueOf(link: number): number {
    return this.#value.get(link)
  }

  placeOfLink(group: number, link: number): FilePlace {
    const place = this.placeOf(group)
    const line = this.#line.get(link)
    return line === 0 ? place : { file: place.file, line, column: this.#column.get(link) }
  }

  /** The group of a link. */
  groupOf(link: number): number {
    return lastStart(this.groups, (group) => this.startOf(group), link)
  }
}
