import type { Method, PartComparison, Verdict } from '@waymark/compare'
import { spoken } from '../speech.ts'

/** A verdict and the method that gave it. */
export interface MethodVerdict {
  readonly method: Method
  readonly verdict: Verdict
}

/** Why a method answers so, as a sentence. */
export function whyOf({ why, data = {} }: Pick<Verdict, 'why' | 'data'>): string {
  return spoken().say({ text: why, data })
}

/** What it costs if an answer is wrong; `null` if there is none, or if the method has nothing to say about such hosts. */
export function costOf({ method, verdict }: MethodVerdict, parts: PartComparison): string | null {
  if (verdict.equal === null || (method.family === 'address' && !hasAddress(parts))) return null
  const { falsePositive, falseNegative } = spoken().entry('methods', method)
  return verdict.equal ? falsePositive : falseNegative
}

/** Whether the host of one of the two is an IPv4 address. */
function hasAddress({ parts }: PartComparison): boolean {
  const host = parts.find(({ part }) => part === 'host')
  return [host?.a, host?.b].some((forms) => /^\d+(?:\.\d+){3}$/.test(forms?.parsed ?? ''))
}
