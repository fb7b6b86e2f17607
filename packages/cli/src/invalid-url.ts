import { parseUrlWithErrors, type UrlRecord, type ValidationError } from '@waymark/url-parser'
import { validationErrors } from '@waymark/url-parser/validation-errors'

/** What the parser made of a text, and everything it found fault with. */
export interface ParseReport {
  /** `null` when the text is not a URL. */
  readonly url: UrlRecord | null
  /** The first of them, and the one that ended the parsing. */
  readonly errors: readonly ValidationError[]
  /** How many there are, listed or not. */
  readonly errorCount: number
}

/** Parses and lists the validation errors: the first `limit`, and the one that ended the parsing. */
export function parseWithErrors(
  input: string,
  base: UrlRecord | null = null,
  limit: number = 1000,
): ParseReport {
  const { url, errors, failure } = parseUrlWithErrors(input, base)
  const listed = errors.slice(0, limit)
  if (failure !== null && errors.length > limit) listed.push(failure)
  return { url, errors: listed, errorCount: errors.length }
}

/** Why a text is not a URL: the error after which the parser gave up. */
export interface InvalidUrl extends ValidationError {
  readonly meaning: string
  readonly remedy: string
}

/** @returns `null` when the text is a URL after all. */
export function whyInvalid(input: string, base: UrlRecord | null = null): InvalidUrl | null {
  const { failure } = parseUrlWithErrors(input, base)
  return failure && { ...failure, ...explainError(failure, base) }
}

interface Explanation {
  readonly meaning: string
  readonly remedy: string
}

/** The catalogue has it that there is no base at all. */
const UNFIT_BASE: Explanation = {
  meaning: 'The input has no scheme, and to this base URL only a fragment can be relative.',
  remedy: 'Write the whole URL, or give a base URL with slashes, such as https://example.com/.',
}

/** The catalogue's words for an error. */
export function explainError(error: ValidationError, base: UrlRecord | null): Explanation {
  if (error.name === 'missing-scheme-non-relative-URL' && base !== null) return UNFIT_BASE
  const entry = validationErrors.find(({ name }) => name === error.name)
  return { meaning: entry?.meaning ?? '', remedy: entry?.remedy ?? '' }
}

/** The column of a UTF-16 offset, from 1, in code points as editors count. */
export function columnOf(text: string, offset: number): number {
  let column = 1
  for (let index = 0; index < offset && index < text.length; index++) {
    const isTrail = index > 0 && (text.charCodeAt(index) & 0xfc00) === 0xdc00
    if (!isTrail || (text.charCodeAt(index - 1) & 0xfc00) !== 0xd800) column++
  }
  return column
}
