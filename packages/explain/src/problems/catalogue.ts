import { deepFreeze } from '@waymark/infra/internal'
import { domainProblems } from './domain-problems.ts'
import { ipv4Problems } from './ipv4-problems.ts'
import { ipv6Problems } from './ipv6-problems.ts'
import type { UrlProblemCatalogue, UrlProblemEntry } from './problem-entry.ts'
import { urlProblems } from './url-problems.ts'

/**
 * https://url.spec.whatwg.org/#writing, in the standard's order. An error that always or sometimes ends in failure has
 * the severity `error`.
 */
export const entries: readonly UrlProblemEntry[] = [
  ...domainProblems,
  ...ipv4Problems,
  ...ipv6Problems,
  ...urlProblems,
]

/**
 * All validation errors of the URL Standard, in its order.
 *
 * @see https://url.spec.whatwg.org/#writing
 *
 * @example
 * ```ts
 * import { problems } from '@waymark/explain'
 *
 * problems.entries.find(({ code }) => code === 'port-out-of-range')?.summary // => 'The port is above 65535.'
 * ```
 */
export const problems: UrlProblemCatalogue = /* @__PURE__ */ deepFreeze({
  title: 'URL parsing',
  entries,
})
