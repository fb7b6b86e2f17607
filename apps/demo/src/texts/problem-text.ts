import type { Facts, Problem } from '@waymark/infra/problem'
import type { TraceStep } from '@waymark/normalize/core'
import { packageTexts } from '../words/translation.ts'

/** The texts of one problem. */
export type ProblemText = Pick<Problem, 'message' | 'remedy'>

/** What the packages say of a problem, in the language of the page. */
export function problemText(
  problem: Pick<Problem, 'code' | 'message' | 'remedy' | 'data'>,
): ProblemText {
  const { message, remedy } = packageTexts()?.tell(problem) ?? problem
  return { message, remedy }
}

/** A sentence of a package in the language of the page, with its facts. */
export function inOwnWords(english: string, data: Facts | undefined): string {
  return packageTexts()?.say(english, data) ?? english
}

/** The reason of a step in the language of the page, or else the summary of its rule. */
export function stepReason({
  rule,
  reason,
  data,
}: Pick<TraceStep, 'rule' | 'reason'> & { readonly data?: Facts | undefined }): string {
  const texts = packageTexts()
  return texts?.say(reason, data) ?? texts?.ruleSummary(rule) ?? reason
}
