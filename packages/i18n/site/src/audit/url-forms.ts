import { IntList, type NormalizeForMatching, type UrlTable } from '@waymark/hreflang'
import { NONE } from './built-pages.ts'

/** Used for a URL whose form is not known yet. */
const UNKNOWN = -2

/** The normal forms of URLs, by which they are one page. A form is the number of a URL, too. */
export class UrlForms {
  readonly urls: UrlTable
  readonly normalize: NormalizeForMatching
  readonly #forms: IntList

  constructor(urls: UrlTable, normalize: NormalizeForMatching) {
    this.urls = urls
    this.normalize = normalize
    this.#forms = new IntList(urls.memory)
  }

  /** The form of a URL; `NONE` if it is not an absolute http or https URL. */
  formOf(url: number): number {
    if (url === NONE) return NONE
    this.#forms.padTo(url + 1, UNKNOWN)
    const known = this.#forms.get(url)
    if (known !== UNKNOWN) return known
    const match = this.normalize(this.urls.text(url))
    const form = match.kind === 'ok' ? this.urls.add(match.url) : NONE
    this.#forms.set(url, form)
    return form
  }

  text(url: number): string {
    return this.urls.text(url)
  }
}
