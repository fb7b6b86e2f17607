import { isC0ControlOrSpace, toScalarValueString } from '@waymark/infra'
import { copyText, LONG_TEXT } from '@waymark/infra/internal'
import { takePlainUrl } from './fast-paths/plain-url.ts'
import { takeTidyReference } from './fast-paths/tidy-reference.ts'
import { schemeStartState } from './states/scheme-states.ts'
import type { Base } from './text/base.ts'
import {
  type EncodeQuery,
  forgetInput,
  open,
  type ParseHost,
  parser,
  takeResult,
} from './text/parser.ts'
import type { Places } from './text/places.ts'
import { type ReadInput, readInput } from './text/read-input.ts'
import { removeTabsAndNewlines } from './text/tabs-and-newlines.ts'
import type { UrlText } from './text/url-text.ts'

/**
 * The basic URL parser without a state override.
 *
 * https://url.spec.whatwg.org/#concept-basic-url-parser
 *
 * @param asksOnly - Whether only the answer matters; no result is written then.
 * @returns Whether it parses; if it does, the registers of `parser` hold the result.
 *
 * @example
 * ```ts
 * import { parseHostText } from '@waymark/host/internal'
 * import { parser, parseText } from '@waymark/url-parser/internal'
 *
 * parseText('https://A.example/b/../c', null, false, parseHostText) // => true
 * parser.href // => 'https://a.example/c'
 * ```
 */
export function parseText(
  input: string,
  base: Base | null,
  asksOnly: boolean,
  parseHost: ParseHost,
): boolean {
  parser.asksOnly = asksOnly
  parser.parseHost = parseHost
  return parse(input, base)
}

/** `parseText` with a function that encodes the query. */
export function parseTextWith(
  input: string,
  base: Base | null,
  encodeQuery: EncodeQuery,
  parseHost: ParseHost,
): boolean {
  parser.encodeQuery = encodeQuery
  try {
    return parseText(input, base, false, parseHost)
  } finally {
    parser.encodeQuery = null
  }
}

function parse(input: string, base: Base | null): boolean {
  if (hasSpaceAtEnd(input)) return parseTrimmed(input, base)
  // The fast paths: without these two lines the results are the same, only slower.
  let isUrl = takePlainUrl(input, base)
  if (isUrl === null && base !== null) isUrl = takeTidyReference(input, base)
  if (isUrl === null) {
    if (isC0ControlOrSpace(input.charCodeAt(0))) return parseTrimmed(input, base)
    open(input, base)
    isUrl = schemeStartState()
  }
  if (input.length > LONG_TEXT) forgetInput()
  if (isUrl || !parser.metTabOrNewline) return isUrl
  parser.metTabOrNewline = false
  return parse(removeTabsAndNewlines(toScalarValueString(input)), base)
}

/** Whether an input parses, and the validation errors found in it. */
export interface TextWithErrors extends ReadInput {
  readonly isUrl: boolean
}

/**
 * `parseText` without the fast paths, which report nothing; it collects the validation errors.
 *
 * @example
 * ```ts
 * import { parseHostText } from '@waymark/host/internal'
 * import { parseTextWithErrors } from '@waymark/url-parser/internal'
 *
 * const { errors, isUrl } = parseTextWithErrors('https://a b/', null, parseHostText)
 * isUrl // => false
 * errors.map(({ name }) => name) // => ['domain-to-ASCII']
 * ```
 */
export function parseTextWithErrors(
  input: string,
  base: Base | null,
  parseHost: ParseHost,
): TextWithErrors {
  const scalars = toScalarValueString(input)
  const start = trimmedStart(scalars)
  const read = readInput(scalars, start, trimmedEnd(scalars))
  parser.asksOnly = false
  parser.parseHost = parseHost
  parser.report = read.report
  try {
    open(read.text, base)
    return { ...read, isUrl: schemeStartState() }
  } finally {
    parser.report = null
  }
}

/** `parseTextWithErrors` with a function that encodes the query. */
export function parseTextWithBoth(
  input: string,
  base: Base | null,
  encodeQuery: EncodeQuery,
  parseHost: ParseHost,
): TextWithErrors {
  parser.encodeQuery = encodeQuery
  try {
    return parseTextWithErrors(input, base, parseHost)
  } finally {
    parser.encodeQuery = null
  }
}

/**
 * `parseTextWithErrors`, which also finds where the parts are.
 *
 * @param places - The states add the parts to this.
 */
export function parseTextAndLocate(
  input: string,
  base: Base | null,
  places: Places,
  parseHost: ParseHost,
): TextWithErrors {
  parser.places = places
  try {
    return parseTextWithErrors(input, base, parseHost)
  } finally {
    parser.places = null
  }
}

function hasSpaceAtEnd(input: string): boolean {
  return isC0ControlOrSpace(input.charCodeAt(input.length - 1))
}

function parseTrimmed(input: string, base: Base | null): boolean {
  const end = trimmedEnd(input)
  const start = trimmedStart(input)
  const text = start < end ? input.slice(start, end) : ''
  const isUrl = parse(text, base)
  // A slice would keep the whole input in memory.
  if (isUrl && !parser.asksOnly && parser.href === text) parser.href = copyText(text)
  return isUrl
}

function trimmedStart(input: string): number {
  let start = 0
  while (isC0ControlOrSpace(input.charCodeAt(start))) start++
  return start
}

function trimmedEnd(input: string): number {
  let end = input.length
  while (isC0ControlOrSpace(input.charCodeAt(end - 1))) end--
  return end
}

/**
 * Parses a URL to its serialisation and the offsets of its parts; `null` is the standard's *failure*.
 *
 * @example
 * ```ts
 * import { parseHostText } from '@waymark/host/internal'
 * import { parseUrlText } from '@waymark/url-parser/internal'
 *
 * const url = parseUrlText('https://A.example:8443/b', parseHostText)!
 * url.href.slice(url.hostStart, url.hostEnd) // => 'a.example'
 * ```
 */
export function parseUrlText(input: string, parseHost: ParseHost): UrlText | null {
  return parseText(input, null, false, parseHost) ? takeResult() : null
}
