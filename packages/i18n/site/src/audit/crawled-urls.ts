import { IntList, type TableMemory, type UrlTable } from '@waymark/hreflang'
import { NONE } from './built-pages.ts'
import { type FilePlace, PlaceList } from './place-list.ts'
import type { UrlForms } from './url-forms.ts'

/** What a crawler found at a URL: a page, nothing, a redirect, or a page that is `noindex`. */
export type CrawledState = 'found' | 'missing' | 'redirect' | 'noindex'

const STATES: readonly CrawledState[] = ['found', 'missing', 'redirect', 'noindex']

/** What a crawler found at a URL, and where its export says so. */
export interface CrawledUrl {
  readonly state: CrawledState
  /** The URL to which it redirects; `null` if it does not, or if that is not known. */
  readonly to: string | null
  readonly at: FilePlace
}

/** What crawlers found at the URLs of the published site, as numbers. */
export class CrawledUrls {
  readonly #forms: UrlForms
  readonly #form: IntList
  readonly #state: IntList
  readonly #to: IntList
  readonly #at: PlaceList
  /** By form: what was found first, or `NONE`. */
  readonly #indexOf: IntList
  /** The exports that were read. */
  readonly #files = new Set<string>()

  /** @param texts - Keeps the paths of files. */
  constructor(forms: UrlForms, texts: UrlTable, memory: TableMemory | undefined) {
    this.#forms = forms
    this.#form = new IntList(memory)
    this.#state = new IntList(memory)
    this.#to = new IntList(memory)
    this.#at = new PlaceList(texts, memory)
    this.#indexOf = new IntList(memory)
  }

  get length(): number {
    return this.#form.length
  }

  /** Whether a place is in an export. */
  has(place: FilePlace | null): boolean {
    return place !== null && this.#files.has(place.file)
  }

  /** Adds what was found at a URL, unless an earlier row says it. */
  add(url: string, { state, to, at }: CrawledUrl): void {
    const { urls } = this.#forms
    const form = this.#forms.formOf(urls.add(url))
    const target = to === null ? NONE : urls.add(to)
    // Spellings that are one URL here redirect to each other on many servers.
    if (form === NONE || form === this.#forms.formOf(target) || this.#find(form) !== NONE) return
    this.#indexOf.padTo(form + 1, NONE)
    this.#indexOf.set(form, this.length)
    this.#form.push(form)
    this.#state.push(STATES.indexOf(state))
    this.#to.push(target)
    this.#at.push(at)
    this.#files.add(at.file)
  }

  /** Forgets what was added from one on. */
  forget(start: number): void {
    for (let index = start; index < this.length; index++) {
      this.#indexOf.set(this.#form.get(index), NONE)
    }
  }

  /** What was found at a URL; `null` if no crawler says it. */
  of(url: string): CrawledUrl | null {
    return this.length === 0 ? null : this.ofForm(this.#forms.formOf(this.#forms.urls.add(url)))
  }

  /** The same by the form of the URL. */
  ofForm(form: number): CrawledUrl | null {
    const index = this.#find(form)
    const at = index === NONE ? null : this.#at.get(index)
    if (at === null) return null
    const to = this.#to.get(index)
    const state = STATES[this.#state.get(index)]!
    return { state, to: to === NONE ? null : this.#forms.text(to), at }
  }

  #find(form: number): number {
    return form !== NONE && form < this.#indexOf.length ? this.#indexOf.get(form) : NONE
  }
}
