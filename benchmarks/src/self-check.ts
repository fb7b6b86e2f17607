import type { Effort } from './contest.ts'
import { runContest } from './contest.ts'
import { WAYMARK } from './implementations.ts'
import type { Corpora } from './inputs/corpora.ts'

export interface SelfCheck {
  /** What a loop that reads each string once more comes to: well below 1. */
  readonly withExtraPass: number
  /** What the same loop a second time comes to: near 1. */
  readonly withNothing: number
  readonly isDetected: boolean
}

/** Whether the bench sees a known slow-down, and none between two equal loops. */
export function checkItself({ absolute }: Corpora, effort: Effort): SelfCheck {
  const { URL } = WAYMARK
  const { entrants } = runContest(
    {
      operation: 'self-check',
      input: absolute[0]!.name,
      list: absolute[0]!.flat,
      entrants: [
        { name: 'as it is', body: 'sum += new URL(item).href.length', scope: { URL } },
        {
          name: 'with an extra pass',
          body: `let extra = 0
            for (let at = 0; at < item.length; at++) extra |= item.charCodeAt(at)
            if (extra !== 0) sum += new URL(item).href.length`,
          scope: { URL },
        },
        { name: 'as it is, again', body: 'sum += new URL(item).href.length', scope: { URL } },
      ],
    },
    effort,
  )
  const withExtraPass = entrants[1]!.ratio.median
  const withNothing = entrants[2]!.ratio.median
  const isEven = withNothing > 0.8 && withNothing < 1.25
  return { withExtraPass, withNothing, isDetected: isEven && withExtraPass < 0.85 * withNothing }
}

export function describeSelfCheck({ isDetected, withExtraPass, withNothing }: SelfCheck): string {
  const figures = `the same loop again ${withNothing.toFixed(2)}, with an extra pass over each string ${withExtraPass.toFixed(2)}`
  return isDetected
    ? `self-check: a known slow-down is seen (${figures})`
    : `self-check FAILED: a known slow-down is not seen, so trust nothing below (${figures})`
}
