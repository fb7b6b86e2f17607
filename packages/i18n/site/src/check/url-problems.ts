import { validateURL } from '@waymark/i18n-validation'
import { checkLoc, type LocProblem } from '@waymark/sitemap'
import type { Page } from '../page.ts'
import type { SiteCheckOptions } from './site-check.ts'

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

/**
 * Returns the URLs of an entry that a sitemap could not contain in their normal form.
 *
 * @param pages - The page of the entry, then those of its links.
 * @param kept - The original indexes of the links; `null` if all are kept.
 */
export function* findUrlProblems(
  pages: readonly Page[],
  kept: readonly number[] | null,
  options: SiteCheckOptions,
): Generator<FoundUrl, void, undefined> {
  for (const [at, page] of pages.entries()) {
    const problem = problemOf(page, options)
    if (problem === null) continue
    const pointer = at === 0 ? '/loc' : `/alternates/${kept?.[at - 1] ?? at - 1}/loc`
    yield { pointer, url: page.written, problem }
  }
}

function problemOf(page: Page, { config, allowUnreachableHosts }: SiteCheckOptions) {
  // Nearly all URLs are short, and need no further check.
  if (page.match.kind !== 'ok' || page.match.url.length < SHORT) return null
  if (page.error === null) return checkLoc(page.data, page.normal)
  // The validation reports what is wrong with a URL. One with a password may also be too long.
  if (page.error.code !== 'CREDENTIALS_IN_URL') return null
  const { valid, data } = validateURL(page.written, config, { allowUnreachableHosts })
  return valid ? checkLoc(data) : null
}
