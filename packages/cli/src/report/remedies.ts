import type { SiteProblem } from '@waymark/site'
import { spoken } from '../speech.ts'
import type { ReportedKind } from './report.ts'

/** A kind of problems in the language of the process. */
export type SaidKind<Kind> = Omit<Kind, 'remedy'> & {
  /** Empty if each problem has its own. */
  readonly remedy: string
  /** What to do about one of the problems; empty if it is the remedy of the kind. */
  ownRemedy(problem: SiteProblem): string
}

/**
 * Says what is wrong, and what to do about it: once for all problems that have one remedy, and with each of the others. Formats
 * that list each problem on its own, such as SARIF, have its own remedy with it.
 */
export function saidKind<Kind extends Pick<ReportedKind, 'code' | 'summary' | 'remedy' | 'first'>>(
  kind: Kind,
): SaidKind<Kind> {
  const { code, summary, remedy = '', first } = kind
  const usual = spoken().problem({ code, message: summary, remedy })
  const known = first.find((problem) => problem.remedy === remedy)
  return {
    ...kind,
    summary: usual.message,
    remedy:
      remedy === '' ? '' : known === undefined ? usual.remedy : spoken().problem(known).remedy,
    ownRemedy: (problem) => (problem.remedy === remedy ? '' : spoken().problem(problem).remedy),
  }
}
