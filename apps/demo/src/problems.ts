import type { TextRange, UrlErrorName, UrlRecord, ValidationError } from '@waymark/url-parser'
import { causes, causesOf, groupCauses, type UrlCauseGroup } from '@waymark/url-parser/causes'
import { problemOf } from '@waymark/url-parser/problems'
import { type Excerpt, excerptOf } from './excerpt.ts'

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
 * Explains errors by their causes, what stopped the parser first.
 *
 * @param failed - Whether the parser stopped; then its last error is what stopped it.
 */
export function explainProblems(
  input: string,
  errors: readonly ValidationError[],
  failed: boolean,
  base: UrlRecord | null,
): ShownProblem[] {
  const explained = errors.map((error, i) => {
    const context = { isFailure: failed && i === errors.length - 1, base }
    return { ...problemOf(error, context), causes: causesOf(input, error, context) }
  })
  return groupCauses(explained).map((group) => ({
    isFailure: group.isFailure,
    errors: [...group.errors],
    causes: group.causes.map((cause) => shownCause(input, cause)),
    places: group.causes.flatMap(({ places }) => places.map(({ start, end }) => ({ start, end }))),
  }))
}

function shownCause(
  input: string,
  { code, messages, remedies, places }: UrlCauseGroup,
): ShownCause {
  return {
    code,
    source: sources.get(code) ?? '',
    messages: messages.slice(0, MOST_SENTENCES),
    remedies: remedies.slice(0, MOST_SENTENCES),
    places: places
      .slice(0, MOST_PLACES)
      .map(({ start, end }) => ({ start, end, excerpt: excerptOf(input, { start, end }) })),
    morePlaces: Math.max(0, places.length - MOST_PLACES),
  }
}

const sources = new Map<string, string>(causes.entries.map(({ code, source }) => [code, source]))
