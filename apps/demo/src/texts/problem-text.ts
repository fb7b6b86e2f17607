import type { Problem } from '@waymark/infra/problem'
import type { TraceStep } from '@waymark/normalize/core'
import { packageTexts } from '../words/translation.ts'

/** What is said of one input in the language of the page. */
export interface ProblemText {
  readonly message: string
  /** What a package says of this very input, if that is in another language, English; otherwise `null`. */
  readonly original: string | null
  readonly remedy: string
}

/**
 * What the packages say of a code, in the language of the page. Only the English sentences name what is wrong with this
 * very input, so they are kept.
 *
 * @param english - The summary of the code in English. A message that says the same is not kept.
 */
export function problemText(
  { code, message, remedy }: Pick<Problem, 'code' | 'message' | 'remedy'>,
  english?: string,
): ProblemText {
  const text = packageTexts()?.problem(code) ?? null
  if (text === null) return { message, original: null, remedy }
  const original = message === english ? null : message
  return { message: text.summary, original, remedy: text.remedy }
}

/** What a rule did to one URL, in the language of the page. */
export interface StepText {
  /** Empty if it is not translated. */
  readonly reason: string
  /** As in `ProblemText`. */
  readonly original: string | null
}

/**
 * What a step of a trace did.
 *
 * @param english - The summary of its rule in English. A step that says the same is not quoted.
 */
export function stepText(
  { rule, reason, data }: Pick<TraceStep, 'rule' | 'reason' | 'data'>,
  english: string | undefined,
): StepText {
  const texts = packageTexts()
  if (texts === null) return { reason, original: null }
  const own = texts.sentence(reason, data)
  if (own !== null) return { reason: own, original: null }
  const summary = texts.ruleSummary(rule)
  return { reason: summary ?? '', original: summary !== null && reason === english ? null : reason }
}
