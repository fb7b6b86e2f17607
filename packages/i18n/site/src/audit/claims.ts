import { IntList, type TableMemory } from '@waymark/hreflang'
import { sentence } from '@waymark/infra/internal'
import type { RelatedPlace } from './audit-problem.ts'
import { NONE } from './built-pages.ts'
import type { SiteGraph } from './site-graph.ts'
import { isBad } from './why-not-shown.ts'

/** So many other places are named. */
const MOST_NAMED = 10

/**
 * All links that name a URL to be shown which search engines do not show: alternates of pages that take part in sets, entries of
 * sitemaps, and canonicals. Those that name one URL are chained.
 */
export class Claims {
  readonly #graph: SiteGraph
  /** By the form of a URL: the first and the last link of an alternate to it; and by link, the next one. */
  readonly #firstLink: IntList
  readonly #lastLink: IntList
  readonly #nextLink: IntList
  /** By the form of a URL: the first group of a sitemap. */
  readonly #listed: IntList
  /** By the form of a URL: the first and the last page that has it as its canonical; by row, the next page. */
  readonly #firstRow: IntList
  readonly #lastRow: IntList
  readonly #nextRow: IntList

  constructor(graph: SiteGraph, memory: TableMemory | undefined) {
    const list = () => new IntList(memory)
    this.#graph = graph
    this.#firstLink = list()
    this.#lastLink = list()
    this.#nextLink = list().padTo(graph.alternates.links, NONE)
    this.#listed = list()
    this.#firstRow = list()
    this.#lastRow = list()
    this.#nextRow = list().padTo(graph.pages.length, NONE)
    this.#addAlternates()
    this.#addCanonicals()
  }

  #addAlternates(): void {
    const { alternates, forms, pages } = this.#graph
    for (let group = 0; group < alternates.groups; group++) {
      const url = alternates.pageOf(group)
      if (alternates.sourceOf(group) === 'sitemap') {
        const form = forms.formOf(url)
        if (form !== NONE && getOr(this.#listed, form, NONE) === NONE)
          set(this.#listed, form, group)
      }
      const row = this.#graph.rowOfForm(forms.formOf(url))
      if (row === NONE || !pages.takesPart(row)) continue
      for (let link = alternates.startOf(group); link < alternates.endOf(group); link++) {
        const target = alternates.targetOf(link)
        if (!isBad(this.#graph.stateOf(target))) continue
        this.#chain(forms.formOf(target), link, this.#firstLink, this.#lastLink, this.#nextLink)
      }
    }
  }

  #addCanonicals(): void {
    const { forms, pages } = this.#graph
    for (let row = 0; row < pages.length; row++) {
      const form = this.#graph.isElsewhere(row) ? forms.formOf(pages.canonicalOf(row)) : NONE
      if (form === NONE) continue
      this.#chain(form, row, this.#firstRow, this.#lastRow, this.#nextRow)
    }
  }

  #chain(form: number, item: number, first: IntList, last: IntList, next: IntList): void {
    const before = getOr(last, form, NONE)
    if (before === NONE) set(first, form, item)
    else next.set(before, item)
    set(last, form, item)
  }

  /** The first alternate that names a URL; `NONE` if there is none. */
  firstAlternate(url: number): number {
    return getOr(this.#firstLink, this.#graph.forms.formOf(url), NONE)
  }

  /** All alternates that name a URL. */
  *alternates(url: number): Generator<number, void, undefined> {
    let link = this.firstAlternate(url)
    for (; link !== NONE; link = this.#nextLink.get(link)) yield link
  }

  /** The group of a sitemap that lists a URL; `NONE` if there is none. */
  listingOf(url: number): number {
    return getOr(this.#listed, this.#graph.forms.formOf(url), NONE)
  }

  /** The row of the first page that has a URL as its canonical, and is not that page; `NONE` if there is none. */
  firstCanonical(url: number): number {
    return getOr(this.#firstRow, this.#graph.forms.formOf(url), NONE)
  }

  /** The rows of all such pages. */
  *canonicals(url: number): Generator<number, void, undefined> {
    let row = this.firstCanonical(url)
    for (; row !== NONE; row = this.#nextRow.get(row)) yield row
  }

  /** The places of all that names a URL: alternates, sitemaps, canonicals, then links. */
  related(url: number): readonly RelatedPlace[] {
    const { alternates, links, pages, forms } = this.#graph
    const places: RelatedPlace[] = []
    for (const link of this.alternates(url)) {
      if (places.length > MOST_NAMED) return places
      const group = alternates.groupOf(link)
      const note = sentence('an alternate that names it')
      places.push({ at: alternates.placeOfLink(group, link), note })
    }
    const listing = this.listingOf(url)
    if (listing !== NONE) {
      places.push({ at: alternates.placeOf(listing), note: sentence('the sitemap that lists it') })
    }
    for (const row of this.canonicals(url)) {
      if (places.length > MOST_NAMED) return places
      places.push({ at: pages.canonicalAt(row), note: sentence('a canonical that names it') })
    }
    const form = forms.formOf(url)
    const bad = form === NONE ? null : links.badLinkTo(forms.text(form))
    const note = sentence('a link to it')
    return [...places, ...(bad?.places ?? []).map((at) => ({ at: placeOnly(at), note }))]
  }
}

function placeOnly({ file, line, column }: NonNullable<RelatedPlace['at']>): RelatedPlace['at'] {
  return { file, line, column }
}

function getOr(list: IntList, index: number, other: number): number {
  return index !== NONE && index < list.length ? list.get(index) : other
}

function set(list: IntList, index: number, item: number): void {
  list.padTo(index + 1, NONE)
  list.set(index, item)
}
