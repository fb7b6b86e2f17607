import type { Method, Verdict } from '@waymark/compare'
import { spoken } from '../speech.ts'

/** A verdict and the method that gave it. */
export interface Answer {
  readonly method: Method
  readonly verdict: Verdict
}

/** Why a method answers so, as a sentence. */
export function whyOf({ why, data = {} }: Pick<Verdict, 'why' | 'data'>): string {
  return spoken().say({ text: why, data })
}

/** What it costs if an answer is wrong; `null` if there is none. */
export function costOf({ method, verdict }: Answer): string | null {
  if (verdict.equal === null) return null
  const { falsePositive, falseNegative } = spoken().entry('methods', method)
  return verdict.equal ? falsePositive : falseNegative
}
