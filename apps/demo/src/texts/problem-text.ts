import type { Facts, Problem } from '@waymark/infra/problem'
import type { TraceStep } from '@waymark/normalize/core'
import { packageTexts } from '../words/translation.ts'

/** What is said of one input. */
export type ProblemText = Pick<Problem, 'message' | 'remedy'>

/** What the packages say of a problem, in the language of the page. */
export function problemText(
  problem: Pick<Problem, 'code' | 'message' | 'remedy' | 'data'>,
): ProblemText {
  const { message, remedy } = packageTexts()?.tell(problem) ?? problem
  return { message, remedy }
}

/** A sentence of the packages with its facts, in the language of the page. */
export function inOwnWords(english: string, data: Facts | undefined): string {
  return packageTexts()?.say(english, data) ?? english
}

/** What a rule did, in the language of the page: what it says of this URL, or what it does in general. */
export function stepReason({
  rule,
  reason,
  data,
}: Pick<TraceStep, 'rule' | 'reason'> & { readonly data?: Facts | undefined }): string {
  const texts = packageTexts()
  return texts?.say(reason, data) ?? texts?.ruleSummary(rule) ?? reason
}
