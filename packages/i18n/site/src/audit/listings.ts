import { IntList, type TableMemory, type UrlTable } from '@waymark/hreflang'
import { asciiLowercase } from '@waymark/infra'
import type { AlternateLinks } from './alternate-links.ts'
import { NONE } from './built-pages.ts'
import type { FileUrls } from './file-urls.ts'
import type { FilePlace } from './place-list.ts'
import type { SiteGraph } from './site-graph.ts'

/** Sitemaps whose URLs are all on another host than the pages. */
export interface ListedElsewhere {
  /** Scheme, host and port. */
  readonly origin: string
  readonly urls: number
  /** The first of them, and its place. */
  readonly first: string
  readonly at: FilePlace
}

/** Which pages the sitemaps list. */
export class Listings {
  readonly #rows: IntList
  /** Scheme, host and port of the site. */
  readonly #site: string
  /** How many pages are listed. */
  pages = 0
  readonly elsewhere: ListedElsewhere | null
  /** Whether all sitemaps were read to their ends. */
  readonly isComplete: boolean

  /**
   * A page counts as listed also if the sitemap lists another URL that leads to it: that is reported, and nothing else is missing
   * then. So does each of several files with one URL.
   */
  constructor(
    graph: SiteGraph,
    { elsewhere, isComplete }: Pick<Listings, 'elsewhere' | 'isComplete'>,
    memory: TableMemory | undefined,
  ) {
    const { alternates, pages } = graph
    this.#site = graph.server.urls.origin
    this.elsewhere = elsewhere
    this.isComplete = isComplete
    this.#rows = new IntList(memory).padTo(pages.length, 0)
    for (let group = 0; group < alternates.groups; group++) {
      if (alternates.sourceOf(group) !== 'sitemap') continue
      const url = alternates.pageOf(group)
      this.#add(graph.rowOf(url))
      const shown = graph.shownFor(url)
      if (shown !== NONE) this.#add(graph.rowOf(shown))
    }
    for (let row = 0; row < pages.length; row++) {
      const first = graph.rowOfForm(graph.formOfPage(row))
      if (first !== NONE && this.has(first)) this.#add(row)
    }
  }

  #add(row: number): void {
    if (row === NONE || this.#rows.get(row) === 1) return
    this.#rows.set(row, 1)
    this.pages++
  }

  has(row: number): boolean {
    return this.#rows.get(row) === 1
  }

  /** A listed URL as the sitemap has it. */
  writtenUrl(url: string): string {
    if (this.elsewhere === null || !url.startsWith(`${this.#site}/`)) return url
    return this.elsewhere.origin + url.slice(this.#site.length)
  }
}

/**
 * Finds out whether all URLs of the sitemaps are on one other host. They are then taken as those of the site with the same paths, so
 * that nothing else is reported of them.
 */
export function moveListings(
  alternates: AlternateLinks,
  urls: UrlTable,
  { address, origin: site }: FileUrls,
): ListedElsewhere | null {
  if (address.from === null) return null
  let origin = ''
  let first = NONE
  let count = 0
  for (let group = 0; group < alternates.groups; group++) {
    if (alternates.sourceOf(group) !== 'sitemap') continue
    const own = originOf(urls.text(alternates.pageOf(group)))
    // What is relative is reported by the reader.
    if (own === '') continue
    if (own === site || (origin !== '' && own !== origin)) return null
    origin = own
    if (first === NONE) first = group
    count++
  }
  if (origin === '') return null
  const found = urls.text(alternates.pageOf(first))
  const at = alternates.placeOf(first)
  alternates.mapUrls('sitemap', (url) => {
    const text = urls.text(url)
    return originOf(text) === origin ? urls.add(site + text.slice(lengthOfOrigin(text))) : url
  })
  return { origin, urls: count, first: found, at }
}

const ORIGIN = /^https?:\/\/[^/?#\\]*/i

function originOf(url: string): string {
  return asciiLowercase(url.slice(0, lengthOfOrigin(url)))
}

function lengthOfOrigin(url: string): number {
  return ORIGIN.exec(url)?.[0].length ?? 0
}
