import type { UrlErrorName, ValidationError } from '@waymark/url-parser'
import { validationErrors } from '@waymark/url-parser/validation-errors'
import type { Span } from './locate.ts'

/** A validation error with what a person needs to understand and repair it. */
export interface Problem extends Span {
  readonly name: UrlErrorName
  readonly fatal: boolean
  readonly meaning: string
  readonly remedy: string
  readonly excerpt: Excerpt
}

/** The neighbourhood of an error, short enough for one line. */
export interface Excerpt {
  readonly before: string
  readonly marked: string
  readonly after: string
  /** Whether the input goes on beyond what is shown. */
  readonly cutBefore: boolean
  readonly cutInside: boolean
  readonly cutAfter: boolean
}

const CONTEXT = 11
const LONGEST_MARK = 20

/**
 * Explains errors out of the parser's catalogue.
 *
 * @param failed - Whether the parser gave up; then its last error is what stopped it.
 */
export function explainProblems(
  input: string,
  errors: readonly ValidationError[],
  failed: boolean,
): Problem[] {
  return errors.map((error, i) => {
    const entry = catalogue.get(error.name)
    return {
      name: error.name,
      start: error.start,
      end: error.end,
      fatal: failed && i === errors.length - 1,
      meaning: entry?.meaning ?? error.name,
      remedy: entry?.remedy ?? '',
      excerpt: excerptOf(input, error),
    }
  })
}

const catalogue = new Map(validationErrors.map((entry) => [entry.name, entry]))

export function excerptOf(input: string, { start, end }: Span): Excerpt {
  const from = wholeCharacter(input, start - CONTEXT <= 1 ? 0 : start - CONTEXT)
  const to = wholeCharacter(input, end + CONTEXT >= input.length - 1 ? input.length : end + CONTEXT)
  const cutInside = end - start > LONGEST_MARK
  const half = LONGEST_MARK / 2
  return {
    before: input.slice(from, start),
    marked: cutInside
      ? `${input.slice(start, wholeCharacter(input, start + half))}…${input.slice(wholeCharacter(input, end - half), end)}`
      : input.slice(start, end),
    after: input.slice(end, to),
    cutBefore: from > 0,
    cutInside,
    cutAfter: to < input.length,
  }
}

/** `at`, or one less when it would cut a surrogate pair. */
function wholeCharacter(text: string, at: number): number {
  const left = text.charCodeAt(at - 1)
  const right = text.charCodeAt(at)
  const cuts = left >= 0xd800 && left < 0xdc00 && right >= 0xdc00 && right < 0xe000
  return cuts ? at - 1 : at
}
