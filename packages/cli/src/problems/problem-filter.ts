import type { Problem, Severity } from '@waymark/infra/problem'
import { type ExitStatus, statusOf } from '../exit-status.ts'
import { verbatim } from '../failure.ts'
import type { Io } from '../io.ts'
import type { SeverityCounts } from '../report/severity-counts.ts'
import { say } from '../speech.ts'
import { safePath } from '../terminal/safe-text.ts'
import type { Baseline, PlacedProblem } from './baseline.ts'

/** A problem that can be reported. */
export type FoundProblem = PlacedProblem & Pick<Problem, 'severity'>

/** How severe a problem is for this run. */
export type Judge = (problem: FoundProblem) => Severity | 'off'

/** What a filter is made of. */
interface Filtering {
  /** `null` for any number. */
  readonly mostWarnings: number | null
  readonly isQuiet: boolean
  readonly baseline: Baseline | null
}

/** Which problems of a run are reported, how severe they are, and what that means for its exit status. */
export class ProblemFilter {
  readonly #judge: Judge
  readonly #filtering: Filtering
  readonly #counts = { error: 0, warning: 0, info: 0 }
  #hidden = 0

  constructor(judge: Judge, filtering: Filtering) {
    this.#judge = judge
    this.#filtering = filtering
  }

  get isQuiet(): boolean {
    return this.#filtering.isQuiet
  }

  /** How many problems were found and are not reported: they are off, known, or no errors of a quiet run. */
  get hidden(): number {
    return this.#hidden
  }

  get isWritingBaseline(): boolean {
    return this.#filtering.baseline?.isWritten === true
  }

  /** The problem with its severity for this run; `null` if it is off. */
  judged<Found extends FoundProblem>(problem: Found): Found | null {
    const severity = this.#judge(problem)
    if (severity === 'off') return null
    return severity === problem.severity ? problem : { ...problem, severity }
  }

  /** The same, and `null` also for a known problem. */
  unknown<Found extends FoundProblem>(problem: Found): Found | null {
    const judged = this.judged(problem)
    if (judged !== null && this.#filtering.baseline?.has(judged) !== true) return judged
    this.#hidden++
    return null
  }

  /** The problem as it is reported, after it is counted; `null` if it is not reported. */
  take<Found extends FoundProblem>(problem: Found): Found | null {
    const found = this.unknown(problem)
    if (found === null) return null
    this.#counts[found.severity]++
    if (!this.isQuiet || found.severity === 'error') return found
    this.#hidden++
    return null
  }

  /**
   * Writes the baseline, says what is not reported, and returns the exit status.
   *
   * @param counts - How many problems there are, if this filter has not counted them.
   */
  async finish(
    {
      io,
      command,
      failures,
    }: { readonly io: Io; readonly command: string; readonly failures: number },
    counts: SeverityCounts = this.#counts,
  ): Promise<ExitStatus> {
    const { baseline, mostWarnings } = this.#filtering
    const tell = (told: string): void => io.complain(`waymark ${command}: ${told}`)
    if (baseline !== null) {
      const facts = { file: verbatim(safePath(baseline.path)), n: baseline.known }
      // A file that cannot be read has problems that nobody knows.
      if (baseline.isWritten && failures === 0) {
        await baseline.write()
        tell(
          say(
            '{file:verbatim}: has {n} {n|problem, which is|problems, which are} known from now on',
            facts,
          ),
        )
      } else if (baseline.known > 0) {
        tell(say('{n} known {n|problem is|problems are} not reported: {file:verbatim}', facts))
      }
    }
    const { error: errors, warning: warnings } = counts
    if (mostWarnings !== null && warnings > mostWarnings) {
      const facts = { most: mostWarnings, warnings }
      tell(
        say(
          'there are more warnings than --max-warnings {most:digits} allows: {warnings:digits}',
          facts,
        ),
      )
    }
    return statusOf({ failures, errors, warnings, mostWarnings })
  }
}
