import { IntList, type UrlTable } from '@waymark/hreflang'
import type { AlternateLinks } from './alternate-links.ts'
import {
  type BuiltPages,
  DISALLOWED,
  ELSEWHERE,
  GONE,
  NOINDEX,
  NONE,
  PART,
  REDIRECTS,
  UNREAD,
  WITH_CANONICAL,
} from './built-pages.ts'
import type { InternalLinks } from './internal-links.ts'
import type { PageSource } from './page-source.ts'
import type { FilePlace } from './place-list.ts'
import type { SiteFolder } from './site-folder.ts'
import type { SiteServer } from './site-server.ts'
import type { UrlForms } from './url-forms.ts'

/** What a URL is for a link to it. */
export type UrlState =
  /** The URL of a page that takes part in sets of alternates. */
  | 'fine'
  /** Nothing certain is known: a file that is not a page, a page that could not be read, or an app. */
  | 'unknown'
  /** Not a URL of the folder. */
  | 'elsewhere'
  /** Not an absolute http or https URL. */
  | 'invalid'
  | 'missing'
  | 'redirect'
  | 'disallowed'
  | 'noindex'
  /** The page has another URL as its canonical. */
  | 'not-canonical'

const STATES: readonly UrlState[] = [
  ...(['fine', 'unknown', 'elsewhere', 'invalid', 'missing', 'redirect', 'disallowed'] as const),
  ...(['noindex', 'not-canonical'] as const),
]

/** Crawlers follow no more: https://developers.google.com/search/docs/crawling-indexing/http-network-errors */
const MOST_STEPS = 10

/** Used for a form whose state is not known yet. */
const NOT_JUDGED = -1

/** What an audit has read. */
export interface SiteReadings {
  readonly folder: SiteFolder
  readonly server: SiteServer
  readonly pages: BuiltPages
  readonly alternates: AlternateLinks
  readonly links: InternalLinks
  readonly forms: UrlForms
  /** Languages, titles, `hreflang` values and paths of files. */
  readonly texts: UrlTable
}

/** All pages, with what each URL is for a link to it. */
export class SiteGraph {
  readonly folder: SiteFolder
  readonly server: SiteServer
  readonly pages: BuiltPages
  readonly alternates: AlternateLinks
  readonly links: InternalLinks
  readonly forms: UrlForms
  readonly texts: UrlTable
  /** By form: the row of the page that has it as its URL. */
  readonly #formRow: IntList
  readonly #states: IntList
  readonly #rows: IntList

  constructor(readings: SiteReadings) {
    const { folder, server, pages, alternates, links, forms, texts } = readings
    this.folder = folder
    this.server = server
    this.pages = pages
    this.alternates = alternates
    this.links = links
    this.forms = forms
    this.texts = texts
    const memory = forms.urls.memory
    this.#formRow = new IntList(memory)
    this.#states = new IntList(memory)
    this.#rows = new IntList(memory)
    for (let row = pages.length - 1; row >= 0; row--) {
      const form = this.formOfPage(row)
      if (form === NONE) continue
      this.#formRow.padTo(form + 1, NONE)
      this.#formRow.set(form, row)
    }
    alternates.chain((url) => forms.formOf(url))
  }

  /** The form of the URL of a page. */
  formOfPage(row: number): number {
    return this.forms.formOf(this.pages.urlOf(row))
  }

  /** The URL of a page. */
  locOf(row: number): string {
    return this.forms.text(this.pages.urlOf(row))
  }

  /** The path of the file of a page. */
  pathOf(row: number): string {
    return this.folder.pathOf(this.folder.names.text(this.pages.fileOf(row)))
  }

  /** The beginning of the file of a page. */
  startOf(row: number): FilePlace {
    return { file: this.pathOf(row), line: 1, column: 1 }
  }

  /** The row of the page that has a URL as its own; `NONE` if none has. */
  rowOfForm(form: number): number {
    return form !== NONE && form < this.#formRow.length ? this.#formRow.get(form) : NONE
  }

  stateOf(url: number): UrlState {
    const form = this.forms.formOf(url)
    if (form === NONE) return 'invalid'
    this.#judge(form)
    return STATES[this.#states.get(form)]!
  }

  /** The row of the page that a URL leads to, which may have another URL; `NONE` if there is none. */
  rowOf(url: number): number {
    const form = this.forms.formOf(url)
    if (form === NONE) return NONE
    this.#judge(form)
    return this.#rows.get(form)
  }

  #judge(form: number): void {
    this.#states.padTo(form + 1, NOT_JUDGED)
    this.#rows.padTo(form + 1, NONE)
    if (this.#states.get(form) !== NOT_JUDGED) return
    const own = this.rowOfForm(form)
    const [state, row] =
      own === NONE ? this.#answer(form) : ([this.#stateOfPage(own), own] as const)
    this.#states.set(form, STATES.indexOf(state))
    this.#rows.set(form, row)
  }

  /** What a URL is that no page has as its own. */
  #answer(form: number): readonly [UrlState, number] {
    const found = this.server.crawled.ofForm(form)?.state ?? 'found'
    if (found !== 'found') return [found, NONE]
    const answer = this.server.answer(this.forms.text(form))
    switch (answer.kind) {
      case 'elsewhere':
      case 'unknown':
        return [answer.kind, NONE]
      case 'nothing':
        return ['missing', NONE]
      case 'redirect':
        return ['redirect', NONE]
      case 'file': {
        const row = this.pages.rowOf(answer.file)
        if (row === NONE) return ['unknown', NONE]
        const state = this.#stateOfPage(row)
        // Without a canonical, the page may have this URL as well.
        if (state !== 'fine') return [state, row]
        return [this.pages.has(row, WITH_CANONICAL) ? 'not-canonical' : 'unknown', row]
      }
    }
  }

  #stateOfPage(row: number): UrlState {
    const flags = this.pages.flagsOf(row)
    if ((flags & GONE) !== 0) return 'missing'
    if ((flags & REDIRECTS) !== 0) return 'redirect'
    if ((flags & (UNREAD | PART)) !== 0) return 'unknown'
    if ((flags & DISALLOWED) !== 0) return 'disallowed'
    if ((flags & NOINDEX) !== 0) return 'noindex'
    return (flags & ELSEWHERE) !== 0 ? 'not-canonical' : 'fine'
  }

  /** The URL to which a URL redirects; `null` if it does not, or if that is not known. */
  redirectOf(url: number): string | null {
    const row = this.rowOf(url)
    if (row !== NONE) {
      const to = this.pages.redirectOf(row)
      return to === NONE ? null : this.forms.text(to)
    }
    const answer = this.server.answer(this.#normal(url))
    return answer.kind === 'redirect' ? answer.to : null
  }

  /** Where it is said that a URL redirects. */
  redirectAt(url: number): FilePlace | null {
    const place = this.stateAt(url)
    if (place !== null || this.rowOf(url) !== NONE) return place
    const answer = this.server.answer(this.#normal(url))
    return answer.kind === 'redirect' ? answer.at : null
  }

  /** Whether a page says that a URL redirects, a rule of the host, or a crawler. */
  redirectSource(url: number): PageSource {
    const place = this.redirectAt(url)
    if (this.server.crawled.has(place)) return 'crawl'
    const row = this.rowOf(url)
    return row !== NONE && place?.file === this.pathOf(row) ? 'head' : 'header'
  }

  /** Where a page, the robots.txt or a crawler says that a URL is not shown; `null` if none does. */
  stateAt(url: number): FilePlace | null {
    const row = this.rowOf(url)
    if (row !== NONE) return this.pages.stateAt(row)
    return this.server.crawled.ofForm(this.forms.formOf(url))?.at ?? null
  }

  /** The canonical URL of the page that a URL leads to; `null` if it has none. */
  canonicalOf(url: number): string | null {
    const row = this.rowOf(url)
    const to = row === NONE ? NONE : this.pages.canonicalOf(row)
    return to === NONE ? null : this.forms.text(to)
  }

  #normal(url: number): string {
    const form = this.forms.formOf(url)
    return form === NONE ? '' : this.forms.text(form)
  }

  /**
   * The URL that search engines show for a URL, as far as the redirects and canonicals on the way are right; `NONE` if they show
   * none, or if it is not known.
   */
  shownFor(url: number): number {
    let at = url
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const state = this.stateOf(at)
      if (state === 'fine') return this.pages.urlOf(this.rowOf(at))
      const next =
        state === 'redirect'
          ? this.redirectOf(at)
          : state === 'not-canonical'
            ? this.canonicalOf(at)
            : null
      if (next === null) return NONE
      at = this.forms.urls.add(next)
    }
    return NONE
  }

  /** The first folder of a URL below the base, such as `/fr/`. */
  folderOf(url: string): string {
    return this.server.urls.folderOf(url)
  }

  /** Whether a page is kept from being shown by its canonical alone. */
  isElsewhere(row: number): boolean {
    return this.#stateOfPage(row) === 'not-canonical'
  }

  /** The rows of the pages that take part in sets. */
  *participants(): Generator<number, void, undefined> {
    for (let row = 0; row < this.pages.length; row++) if (this.pages.takesPart(row)) yield row
  }
}
