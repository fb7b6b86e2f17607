import { checkLoc, type LocProblem } from '@waymark/sitemap'
import { type Entry, placeIn } from '../entry-reader.ts'
import type { Page } from '../page.ts'
import { problemAt, type SiteProblem } from '../site-problem.ts'

/** Well below the longest URL of a sitemap. */
const SHORT = 2000

/**
 * Returns the problems of the URLs of an entry that a sitemap could not contain in their normal form.
 *
 * @param pages - The page of the entry, then those of its links.
 * @param kept - The original indexes of the links; `null` if all are kept.
 */
export function* findUrlProblems(
  entry: Entry,
  pages: readonly Page[],
  kept: readonly number[] | null,
): Generator<SiteProblem, void, undefined> {
  for (const [at, page] of pages.entries()) {
    const problem = problemOf(page)
    if (problem === null) continue
    const pointer = at === 0 ? '/loc' : `/alternates/${kept?.[at - 1] ?? at - 1}/loc`
    yield problemAt(problem, { ...placeIn(entry, pointer), value: page.written })
  }
}

function problemOf(page: Page): LocProblem | null {
  // Nearly all URLs are short, and need no further check.
  if (page.match.kind !== 'ok' || page.match.url.length < SHORT) return null
  // The validation reports what is wrong with a URL.
  return page.error === null ? checkLoc(page.data, page.normal) : null
}
