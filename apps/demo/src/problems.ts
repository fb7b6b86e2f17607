import {
  causes,
  type ExplainedError,
  explain,
  groupCauses,
  type UrlCauseGroup,
} from '@waymark/explain'
import type { Reading, TextRange, UrlErrorName, ValidationError } from '@waymark/url-parser'
import { type Excerpt, excerptOf } from './excerpt.ts'
import { packageTexts } from './words/translation.ts'

/** What a person reads as one error. */
export interface ShownProblem {
  /** Whether the parser stopped there. */
  readonly isFailure: boolean
  /** The validation errors, each with its number. */
  readonly errors: readonly (readonly [name: UrlErrorName, count: number])[]
  readonly causes: readonly ShownCause[]
  /** All places, of all causes. */
  readonly places: readonly TextRange[]
}

/** One cause, with what a person needs to understand and repair it. */
export interface ShownCause {
  readonly code: string
  readonly source: string
  readonly messages: readonly string[]
  readonly remedies: readonly string[]
  readonly places: readonly ShownPlace[]
  /** How many places there are beyond those listed. */
  readonly morePlaces: number
}

export interface ShownPlace extends TextRange {
  readonly excerpt: Excerpt
}

const MOST_PLACES = 8
const MOST_SENTENCES = 4

/**
 * Explains errors of a reading by their causes, what stopped the parser first.
 *
 * @param said - What the page says already, and so need not be said again.
 */
export function explainProblems(
  reading: Reading,
  errors: readonly ValidationError[],
  said: string = '',
): ShownProblem[] {
  return groupCauses(explain(reading, errors).map(inOwnLanguage)).map((group) => ({
    isFailure: group.isFailure,
    errors: [...group.errors],
    causes: group.causes.map((cause) => shownCause(reading.text, cause, said)),
    places: group.causes.flatMap(({ places }) => places.map(({ start, end }) => ({ start, end }))),
  }))
}

function shownCause(
  input: string,
  { code, messages, remedies, places }: UrlCauseGroup,
  said: string,
): ShownCause {
  const isNew = (text: string): boolean => !said.includes(text)
  return {
    code,
    source: entries.get(code)?.source ?? '',
    messages: messages.filter(isNew).slice(0, MOST_SENTENCES),
    remedies: remedies.filter(isNew).slice(0, MOST_SENTENCES),
    places: places
      .slice(0, MOST_PLACES)
      .map(({ start, end }) => ({ start, end, excerpt: excerptOf(input, { start, end }) })),
    morePlaces: Math.max(0, places.length - MOST_PLACES),
  }
}

function inOwnLanguage(error: ExplainedError): ExplainedError {
  const texts = packageTexts()
  if (texts === null) return error
  return { ...error, causes: error.causes.map((cause) => texts.tell(cause)) }
}

const entries = new Map<string, (typeof causes.entries)[number]>(
  causes.entries.map((entry) => [entry.code, entry]),
)
