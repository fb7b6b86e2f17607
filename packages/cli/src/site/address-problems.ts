import type { Match } from '@waymark/hreflang'
import { createURLNormalizer, type URLNormalizationConfig } from '@waymark/i18n-validation'
import { type AddressProblem, checkAddress } from '@waymark/sitemap'
import type { CountedPage } from './site-counts.ts'

/** Well below the longest address of a sitemap. */
const SHORT = 2000

/** What the writer of sitemaps has against an address of an entry. */
export interface FoundAddress {
  /** JSON Pointer below the entry. */
  readonly pointer: string
  /** As the database has it. */
  readonly address: string
  readonly problem: AddressProblem
}

/** Finds what a sitemap made of a database would have against its addresses, in the form in which it would write them. */
export class AddressProblems {
  readonly #normalizer: ReturnType<typeof createURLNormalizer>
  readonly #problems = new Map<string, AddressProblem>()

  constructor(config: URLNormalizationConfig) {
    this.#normalizer = createURLNormalizer(config, { cacheSize: 0 })
  }

  /**
   * Takes an address; of those that are no usable URL the validation says so.
   *
   * @param match - What the audit made of it.
   */
  judge(loc: string, match: Match): void {
    // Nearly all are written in the form in which they are matched, short and without credentials.
    if (match.kind !== 'ok' || (match.url.length < SHORT && !match.url.includes('@'))) return
    const result = this.#normalizer.validateURL(loc)
    const problem = result.valid ? checkAddress(result.data) : null
    if (problem !== null) this.#problems.set(loc, problem)
  }

  /**
   * The addresses of an entry that the writer would refuse, or warn of.
   *
   * @param kept - Where the page's alternates stood in the entry; `null` when all are left.
   */
  *of(page: CountedPage, kept: readonly number[] | null): Generator<FoundAddress, void, undefined> {
    // Hardly any database has some.
    if (this.#problems.size === 0) return
    yield* this.#find(page.loc, '/loc')
    for (const [link, { loc }] of page.alternates.entries()) {
      yield* this.#find(loc, `/alternates/${kept?.[link] ?? link}/loc`)
    }
  }

  *#find(address: string, pointer: string): Generator<FoundAddress, void, undefined> {
    const problem = this.#problems.get(address)
    if (problem !== undefined) yield { pointer, address, problem }
  }
}
