import { MAX_LISTED, type Problem, type ProblemKind, type Severity } from './report.ts'

/** What a code means, from the catalogue of the package that reports it. */
export interface CodeDescription {
  readonly meaning: string
  readonly remedy: string
}

const ORDER: readonly Severity[] = ['error', 'warning', 'info']

/** Collects problems by kind; keeps the first of each kind and counts the rest. */
export class ProblemLog {
  readonly #describe: (code: string) => CodeDescription
  readonly #kinds = new Map<string, { severity: Severity; count: number; first: Problem[] }>()

  constructor(describe: (code: string) => CodeDescription) {
    this.#describe = describe
  }

  add(problem: Problem): void {
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

  get hasProblems(): boolean {
    return this.count('error') + this.count('warning') > 0
  }

  /** The worst first, then the most frequent. */
  kinds(): ProblemKind[] {
    return [...this.#kinds]
      .map(([code, { severity, count, first }]) => {
        return { code, severity, count, ...this.#describe(code), first }
      })
      .sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity) || b.count - a.count)
  }
}
