import { problems as hreflangProblems } from '@waymark/hreflang/problems'
import { problems as databaseProblems } from '@waymark/i18n-validation/problems'
import { type ProblemEntry, SEVERITIES, type Severity } from '@waymark/infra/problem'
import { problems as languageProblems } from '@waymark/language-tag/problems'
import type { ProblemKind, ProblemLog, SiteProblem } from '@waymark/site'
import { problems as siteProblems } from '@waymark/site/problems'
import { problems as sitemapProblems } from '@waymark/sitemap/problems'

/** All problems of one code and severity, as the page shows them. */
export interface KindView extends Omit<ProblemKind, 'first' | 'leftOut'> {
  readonly explanation: string
  readonly source: string
  /** The first problems; the worker has more of them. */
  readonly first: readonly SiteProblem[]
  /** How many can be listed. */
  readonly listed: number
}

/** What a kind is known by. */
export type KindName = Pick<KindView, 'code' | 'severity'>

/** More of the problems of a kind. */
export interface KindRequest {
  readonly kind: KindName
  readonly from: number
  readonly count: number
}

/** How many problems of a code the page has at first. */
const FIRST = 5
const MOST_CAUSES = 100

const catalogue: ReadonlyMap<string, ProblemEntry> = new Map(
  [languageProblems, siteProblems, sitemapProblems, databaseProblems, hreflangProblems]
    .flatMap(({ entries }): readonly ProblemEntry[] => entries)
    .map((entry) => [entry.code, entry]),
)

export function countSeverities(log: ProblemLog): Record<Severity, number> {
  const [error = 0, warning = 0, info = 0] = SEVERITIES.map((severity) => log.count(severity))
  return { error, warning, info }
}

export function kindView({ first, leftOut: _, causes, ...kind }: ProblemKind): KindView {
  const { explanation = '', source = '' } = catalogue.get(kind.code) ?? {}
  return {
    ...kind,
    causes: causes.slice(0, MOST_CAUSES),
    explanation,
    source,
    first: first.slice(0, FIRST),
    listed: first.length,
  }
}

export function problemsOfKind(
  kinds: readonly ProblemKind[],
  { kind: { code, severity }, from, count }: KindRequest,
): readonly SiteProblem[] {
  const kind = kinds.find((each) => each.code === code && each.severity === severity)
  return kind?.first.slice(from, from + count) ?? []
}
