import { keyOf, ruleMethod } from '@waymark/compare'

/** On this site, a page is its path and the parameter `id`. */
const page = ruleMethod(
  ['www', 'remove-directory-index', 'trailing-slash', 'keep-params', 'remove-fragment'],
  { keep: ['id'] },
)

/** How often each page was visited. */
export function countVisits(urls: readonly string[]): Map<string | null, number> {
  const visits = new Map<string | null, number>()
  for (const url of urls) {
    const key = keyOf(url, page)
    visits.set(key, (visits.get(key) ?? 0) + 1)
  }
  return visits
}
