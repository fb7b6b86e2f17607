import type { URLNormalizationConfig } from '@waymark/i18n-validation'
import { sentence } from '@waymark/infra/internal'
import { type SiteProblem, type SiteProblemDetails, siteProblem } from './site-problem.ts'

/** Fewer URLs show no pattern. */
const MIN_URLS = 10
/** The share of the URLs that is nearly all. */
const NEARLY_ALL = 0.95

/** Finds a database whose URLs nearly all end in a slash although normalisation removes it, or the reverse. */
export class TrailingSlashes {
  readonly #policy: URLNormalizationConfig['trailingSlash']
  #urls = 0
  #withSlash = 0

  constructor(policy: URLNormalizationConfig['trailingSlash']) {
    this.#policy = policy
  }

  /** Adds the URL of a page, as it is written. */
  add(loc: string): void {
    if (this.#policy === 'preserve') return
    const start = loc.indexOf('//')
    const root = start === -1 ? -1 : loc.indexOf('/', start + 2)
    const end = loc.search(/[?#]|$/)
    // The root path is always a slash.
    if (root === -1 || end <= root + 1) return
    this.#urls++
    if (loc[end - 1] === '/') this.#withSlash++
  }

  /** Returns the problem; `null` if there is none. */
  problem(at: SiteProblemDetails): SiteProblem | null {
    const changed = this.#policy === 'never' ? this.#withSlash : this.#urls - this.#withSlash
    if (this.#policy === 'preserve' || this.#urls < MIN_URLS) return null
    if (changed < this.#urls * NEARLY_ALL) return null
    const facts = { changed, urls: this.#urls }
    const message =
      this.#policy === 'never'
        ? sentence(
            '{changed} of {urls} URLs end in a slash, and trailingSlash "never" removes it.',
            facts,
          )
        : sentence(
            '{changed} of {urls} URLs do not end in a slash, and trailingSlash "always" adds one.',
            facts,
          )
    return siteProblem('trailing-slash-changed', message, at)
  }
}
