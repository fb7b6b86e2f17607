import { createUrlTable, type Match, type TableMemory, type UrlTable } from '@waymark/hreflang'
import { createURLNormalizer, type URLNormalizationConfig } from '@waymark/i18n-validation'
import { checkLoc, type LocProblem } from '@waymark/sitemap'
import type { CountedPage } from '../site-counts.ts'

/** Well below the longest URL of a sitemap. */
const SHORT = 2000

/** A URL of an entry that the writer of sitemaps would refuse. */
export interface FoundUrl {
  /** JSON Pointer in the entry. */
  readonly pointer: string
  /** The URL as written in the database. */
  readonly url: string
  readonly problem: LocProblem
}

/** Finds the URLs of a database that a sitemap could not contain in their normal form. */
export class UrlProblems {
  readonly #normalizer: ReturnType<typeof createURLNormalizer>
  /** The URLs with problems. */
  readonly #wrong: UrlTable

  constructor(
    config: URLNormalizationConfig,
    allowUnreachableHosts: boolean,
    memory: TableMemory | undefined,
  ) {
    this.#wrong = createUrlTable({ memory })
    this.#normalizer = createURLNormalizer(config, { cacheSize: 0, allowUnreachableHosts })
  }

  /**
   * Checks a URL. The validation reports URLs that are not usable.
   *
   * @param match - The result of matching it for the audit.
   */
  judge(loc: string, match: Match): void {
    // Nearly all URLs are short, and need no further check.
    if (match.kind !== 'ok' || match.url.length < SHORT) return
    if (this.#problemOf(loc) !== null) this.#wrong.add(loc)
  }

  #problemOf(loc: string): LocProblem | null {
    const result = this.#normalizer.validateURL(loc)
    return result.valid ? checkLoc(result.data) : null
  }

  /**
   * Returns the URLs of an entry with problems.
   *
   * @param kept - The original indexes of the page's alternates; `null` if all are kept.
   */
  *of(page: CountedPage, kept: readonly number[] | null): Generator<FoundUrl, void, undefined> {
    // Most databases have none.
    if (this.#wrong.length === 0) return
    yield* this.#find(page.loc, '/loc')
    for (const [link, { loc }] of page.alternates.entries()) {
      yield* this.#find(loc, `/alternates/${kept?.[link] ?? link}/loc`)
    }
  }

  *#find(url: string, pointer: string): Generator<FoundUrl, void, undefined> {
    const problem = this.#wrong.find(url) === -1 ? null : this.#problemOf(url)
    if (problem !== null) yield { pointer, url, problem }
  }
}
