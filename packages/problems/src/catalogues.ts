import { problems as domains, verdictProblems as verdicts } from '@waymark/display/problems'
import { causes, problems as urls } from '@waymark/explain'
import { problems as alternates } from '@waymark/hreflang/problems'
import { problems as databases } from '@waymark/i18n-validation/problems'
import { deepFreeze } from '@waymark/infra/internal'
import type { ProblemCatalogue, ProblemEntry } from '@waymark/infra/problem'
import { problems as languageTags } from '@waymark/language-tag/problems'
import { problems as lists } from '@waymark/normalize/problems'
import { problems as paths } from '@waymark/path-guard/problems'
import { problems as suffixLists } from '@waymark/public-suffix/problems'
import { problems as sites } from '@waymark/site/problems'
import { problems as sitemaps } from '@waymark/sitemap/problems'
import { problems as resources } from '@waymark/uri-design/problems'
import { problems as templates } from '@waymark/uri-template/problems'
import { problems as patterns } from '@waymark/url-pattern/problems'

/**
 * The catalogues of all packages, from the lowest layer to the highest.
 *
 * @example
 * ```ts
 * import { catalogues } from '@waymark/problems'
 *
 * const catalogue = catalogues.find(({ title }) => title === 'URI Templates')
 * catalogue?.entries.every(({ code }) => /^(template|value)-/.test(code)) // => true
 * ```
 */
export const catalogues: readonly ProblemCatalogue[] = /* @__PURE__ */ deepFreeze([
  languageTags,
  templates,
  urls,
  causes,
  domains,
  suffixLists,
  verdicts,
  patterns,
  lists,
  paths,
  alternates,
  sitemaps,
  databases,
  resources,
  sites,
])

/**
 * All problems, in the order of the catalogues.
 *
 * @example
 * ```ts
 * import { problems } from '@waymark/problems'
 *
 * new Set(problems.map(({ code }) => code)).size === problems.length // => true
 * ```
 */
export const problems: readonly ProblemEntry[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ catalogues.flatMap(({ entries }) => entries),
)

const byCode: ReadonlyMap<string, ProblemEntry> = /* @__PURE__ */ new Map(
  problems.map((entry) => [entry.code, entry]),
)

/**
 * What there is to know about a code; `null` if no package reports it.
 *
 * @example
 * ```ts
 * import { findProblem } from '@waymark/problems'
 *
 * findProblem('return-link-missing')?.summary // => 'An alternate does not link back to the page that lists it.'
 * findProblem('return-link') // => null
 * ```
 */
export function findProblem(code: string): ProblemEntry | null {
  return byCode.get(code) ?? null
}
