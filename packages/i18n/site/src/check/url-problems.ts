import type { Match } from '@waymark/hreflang'
import { createURLNormalizer, type URLNormalizationConfig } from '@waymark/i18n-validation'
import { checkLoc, type LocProblem } from '@waymark/sitemap'
import type { CountedPage } from '../site-counts.ts'

/** Well below the longest URL of a sitemap. */
const SHORT = 2000

/** What the writer of sitemaps has against a URL of an entry. */
export interface FoundUrl {
  /** JSON Pointer below the entry. */
  readonly pointer: string
  /** As the database has it. */
  readonly url: string
  readonly problem: LocProblem
}

/** Finds what a sitemap made of a database would have against its URLs, in the form in which it would write them. */
export class UrlProblems {
  readonly #normalizer: ReturnType<typeof createURLNormalizer>
  readonly #problems = new Map<string, LocProblem>()

  constructor(config: URLNormalizationConfig) {
    this.#normalizer = createURLNormalizer(config, { cacheSize: 0 })
  }

  /**
   * Takes a URL; of one that cannot be used the validation says so.
   *
   * @param match - What the audit made of it.
   */
  judge(loc: string, match: Match): void {
    // Nearly all are written in the form in which they are matched, short and without credentials.
    if (match.kind !== 'ok' || (match.url.length < SHORT && !match.url.includes('@'))) return
    const result = this.#normalizer.validateURL(loc)
    const problem = result.valid ? checkLoc(result.data) : null
    if (problem !== null) this.#problems.set(loc, problem)
  }

  /**
   * The URLs of an entry that the writer would refuse, or warn of.
   *
   * @param kept - Where the page's alternates were in the entry; `null` when all are left.
   */
  *of(page: CountedPage, kept: readonly number[] | null): Generator<FoundUrl, void, undefined> {
    // Hardly any database has some.
    if (this.#problems.size === 0) return
    yield* this.#find(page.loc, '/loc')
    for (const [link, { loc }] of page.alternates.entries()) {
      yield* this.#find(loc, `/alternates/${kept?.[link] ?? link}/loc`)
    }
  }

  *#find(url: string, pointer: string): Generator<FoundUrl, void, undefined> {
    const problem = this.#problems.get(url)
    if (problem !== undefined) yield { pointer, url, problem }
  }
}
