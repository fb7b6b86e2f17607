import type { Severity } from '@waymark/infra/problem'
import { findEntry } from './problems/catalogue.ts'
import type { SiteProblem } from './site-problem.ts'

/** All problems of one code. */
export interface ProblemKind {
  readonly code: string
  readonly severity: Severity
  readonly count: number
  /** One sentence: what is wrong. */
  readonly summary: string
  /** What to do, in one sentence. */
  readonly remedy: string
  /** The first of them, at most {@link MAX_LISTED}. */
  readonly first: readonly SiteProblem[]
}

/** The maximum number of problems of one code that are kept. */
export const MAX_LISTED = 1000

const ORDER: readonly Severity[] = ['error', 'warning', 'info']

/** Collects problems by code. It keeps the first problems of each code and counts the others. */
export class ProblemLog {
  readonly #kinds = new Map<string, { severity: Severity; count: number; first: SiteProblem[] }>()

  /** Adds a problem. */
  add(problem: SiteProblem): void {
    let kind = this.#kinds.get(problem.code)
    if (kind === undefined) {
      kind = { severity: problem.severity, count: 0, first: [] }
      this.#kinds.set(problem.code, kind)
    }
    kind.count++
    if (kind.first.length < MAX_LISTED) kind.first.push(problem)
  }

  /** How many problems of a severity there are. */
  count(severity: Severity): number {
    let sum = 0
    for (const kind of this.#kinds.values()) if (kind.severity === severity) sum += kind.count
    return sum
  }

  /** Whether there are errors or warnings. */
  get hasProblems(): boolean {
    return this.count('error') + this.count('warning') > 0
  }

  /** Returns the problems by code, the most severe and then the most frequent first. */
  kinds(): ProblemKind[] {
    return [...this.#kinds]
      .map(([code, { severity, count, first }]) => {
        const entry = findEntry(code)
        const summary = entry?.summary ?? first[0]?.message ?? ''
        const remedy = entry?.remedy ?? first[0]?.remedy ?? ''
        return { code, severity, count, summary, remedy, first }
      })
      .sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity) || b.count - a.count)
  }
}
