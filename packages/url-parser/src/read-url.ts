import { requireString } from '@waymark/infra/argument'
import { deepFreeze } from '@waymark/infra/internal'
import { checkOptions, type OptionTable } from '@waymark/infra/options'
import { parseTextAndLocate } from './basic-url-parser.ts'
import { type LocatedParts, locatedParts, removedRanges } from './located-parts.ts'
import { BASE } from './option-types.ts'
import { toBaseRecord } from './parse-url.ts'
import { takeRecord, UrlRecord } from './record/url-record.ts'
import type { ValidationError } from './record/validation-error.ts'
import { type ParseHost, parser } from './text/parser.ts'
import { Places } from './text/places.ts'
import type { ReadInput, TextRange } from './text/read-input.ts'

/** The options of `readUrl`. */
export interface ReadUrlOptions {
  /** What a relative URL is relative to. Default `null`. */
  readonly base?: UrlRecord | string | null | undefined
}

export const READ_URL_OPTIONS: OptionTable<ReadUrlOptions> = { base: BASE }

/** The default options. */
export const NO_READ_OPTIONS: Required<ReadUrlOptions> = { base: null }

/** What reading a string as a URL gives: all that the parser knows of it. */
export type Reading = ParsedReading | FailedReading

/** The reading of a string that is a URL. */
export interface ParsedReading extends ReadingOfText {
  readonly url: UrlRecord
  /** None of the errors stopped the parser. */
  readonly failure: null
  readonly errorsOf: 'input'
}

/** The reading of a string that is not a URL, or whose base is not a URL. */
export interface FailedReading extends ReadingOfText {
  readonly url: null
  /** The error that stopped the parser: the last of `errors`. */
  readonly failure: ValidationError
  /** With `'base'`, the input was not read at all: `text`, and all places, are those of the base. */
  readonly errorsOf: 'input' | 'base'
}

interface ReadingOfText {
  /** What was to be read. */
  readonly input: string
  /** What was read, and what all offsets are about: the input, or a base that is not a URL. */
  readonly text: string
  /** The base that the text was resolved against; `null` if there is none. */
  readonly base: UrlRecord | null
  /** All errors of the text, up to the failure if there is one, in the order of the standard's steps. */
  readonly errors: readonly ValidationError[]
  /** Where the parts of the text are. Before a failure, what was read until then, and the part that failed. */
  readonly parts: LocatedParts
  /** What the parser removes before it reads: spaces and controls at both ends, tabs and newlines. */
  readonly removed: readonly TextRange[]
  /** Reads another string as this one was read: against the same base, with the same host parser. */
  reread(input: string): Reading
}

class UrlReading implements ReadingOfText {
  readonly input: string
  readonly text: string
  readonly base: UrlRecord | null
  readonly url: UrlRecord | null
  readonly errors: readonly ValidationError[]
  readonly failure: ValidationError | null
  readonly errorsOf: 'input' | 'base'
  readonly #read: ReadInput
  readonly #places = new Places(parser)
  readonly #parseHost: ParseHost
  /** Not a member that is assigned later: where `#` is compiled to ordinary members, this object is frozen with them. */
  readonly #memo: { parts: LocatedParts | null } = { parts: null }

  constructor(
    input: string,
    text: string,
    base: UrlRecord | null,
    errorsOf: 'input' | 'base',
    parseHost: ParseHost,
  ) {
    const read = parseTextAndLocate(text, base && UrlRecord.baseOf(base), this.#places, parseHost)
    const { errors, isUrl } = read
    this.input = input
    this.text = text
    this.base = base
    this.url = isUrl ? takeRecord() : null
    this.errors = deepFreeze(errors)
    // Nothing fails without an error.
    this.failure = isUrl ? null : errors[errors.length - 1]!
    this.errorsOf = errorsOf
    this.#read = read
    this.#parseHost = parseHost
    Object.freeze(this)
  }

  // Most who read a URL ask for its errors only.
  get parts(): LocatedParts {
    this.#memo.parts ??= locatedParts(this.#read, this.#places)
    return this.#memo.parts
  }

  get removed(): readonly TextRange[] {
    return removedRanges(this.text, this.#read)
  }

  reread(input: string): Reading {
    requireString(input, 'input')
    return readingOf(input, input, this.base, 'input', this.#parseHost)
  }
}

/** https://url.spec.whatwg.org/#concept-url-parser */
export function runReadUrl(input: string, options: ReadUrlOptions, parseHost: ParseHost): Reading {
  requireString(input, 'input')
  if (options !== NO_READ_OPTIONS) options = checkOptions(options, READ_URL_OPTIONS)
  const { base = null } = options
  const record = toBaseRecord(base, parseHost)
  return record === null && typeof base === 'string'
    ? readingOf(input, base, null, 'base', parseHost)
    : readingOf(input, input, record, 'input', parseHost)
}

/** A failed parse has no record, and a record no failure, which the class cannot say of its members. */
function readingOf(
  input: string,
  text: string,
  base: UrlRecord | null,
  errorsOf: 'input' | 'base',
  parseHost: ParseHost,
): Reading {
  return new UrlReading(input, text, base, errorsOf, parseHost) as Reading
}
