import type { Method, Verdict } from '@waymark/compare'

/** A verdict and the method that gave it. */
export interface Answer {
  readonly method: Method
  readonly verdict: Verdict
}

/** What it costs if an answer is wrong; `null` if there is none. */
export function costOf({ method, verdict }: Answer): string | null {
  if (verdict.equal === null) return null
  return verdict.equal ? method.falsePositive : method.falseNegative
}
