import type { HostErrorReporter } from '@waymark/host'
import { flatten, LONG_TEXT } from '@waymark/infra'
import type { Reporter, UrlErrorName } from '../record/validation-error.ts'
import type { Base } from './base.ts'
import type { Places } from './places.ts'
import { NOT_SPECIAL, type SchemeKind } from './scheme-kind.ts'
import type { UrlText } from './url-text.ts'

/** What the two entries of this package bind: the host parser from text to text. */
export type ParseHost = (
  input: string,
  isOpaque: boolean,
  report: HostErrorReporter | null,
) => string | null

/** Encodes and percent-encodes a query, which has no lone surrogates; `null` is UTF-8. */
export type EncodeQuery = ((query: string) => string) | null

/**
 * The registers of the basic URL parser. One URL is parsed at a time, so there is one set of them: to make
 * an object for each URL takes a fifth of the time of parsing it.
 *
 * `out` is what has been written so far, and `from` the first unit of the input that it does not cover. While
 * the input is already as it will be, nothing is written. A unit of the input at `i`, which is not before
 * `from`, will be at `i + delta` in the result.
 */
class UrlParser {
  input = ''
  out = ''
  from = 0
  delta = 0
  kind: SchemeKind = NOT_SPECIAL
  base: Base | null = null
  /** Whether the only question is if the input parses: nothing after the authority can fail. */
  asksOnly = false
  /** Whether there is a state override, for which `?` and `#` end nothing. */
  isOverridden = false
  /** Whether a state met a tab or newline, which is removed before all states begin again. */
  metTabOrNewline = false
  report: Reporter | null = null
  /** Where the states note what they read where; only together with `report`, and never with an encoder, which may parse a URL. */
  places: Places | null = null
  encodeQuery: EncodeQuery = null
  parseHost: ParseHost = () => null

  // The result: a UrlText.
  href = ''
  schemeEnd = 0
  usernameEnd = 0
  hostStart = 0
  hostEnd = 0
  portEnd = 0
  pathStart = 0
  searchStart = 0
  hashStart = 0
}

/** The registers: the result of the last parse, until the next one. */
export const parser: UrlParser = /* @__PURE__ */ new UrlParser()

/** Begins with an input, of which nothing has been written. */
export function open(input: string, base: Base | null): void {
  parser.input = input
  parser.base = base
  parser.out = ''
  parser.from = 0
  parser.delta = 0
}

/** Writes a text in place of the input from `start` to `end`; what is before `start` stays as it is. */
export function put(start: number, end: number, text: string): void {
  const { from } = parser
  const out = from < start ? parser.out + parser.input.slice(from, start) + text : parser.out + text
  parser.out = out
  parser.from = end
  parser.delta = out.length - end
}

/** Begins the result with a text in place of all that has been written, and of the input before `at`. */
export function begin(text: string, at: number): void {
  parser.out = text
  parser.from = at
  parser.delta = text.length - at
}

/** The result, when the states have come to the end of the input. */
export function finish(): boolean {
  const { from, input, isOverridden, out } = parser
  if (from === 0 && out === '') parser.href = input
  else {
    const text = out + input.slice(from)
    // The text of a part is put into a URL first.
    parser.href = isOverridden ? text : flatten(text)
  }
  return true
}

/** The standard's *failure*, with the validation error that goes with it. */
export function fail(name: UrlErrorName, start: number, end: number): false {
  parser.report?.(name, start, end)
  return false
}

/** Ends the states at a tab or newline; a reporter's input has none any more. */
export function stopAtTabOrNewline(): false {
  parser.metTabOrNewline = true
  return false
}

/** Runs somebody else's code, which may parse a URL itself, and leaves the registers as they were. */
export function runAside<Result>(run: () => Result): Result {
  const saved = { ...parser }
  parser.encodeQuery = null
  parser.report = null
  parser.isOverridden = false
  try {
    return run()
  } finally {
    Object.assign(parser, saved)
  }
}

/** Looks for the query and the fragment of a result, where a first gear has left that undone. */
export function findQuery(): void {
  if (parser.searchStart !== -1) return
  const { href, pathStart } = parser
  const hash = href.indexOf('#', pathStart)
  parser.hashStart = hash === -1 ? href.length : hash
  const question = href.indexOf('?', pathStart)
  parser.searchStart = question === -1 || question > parser.hashStart ? parser.hashStart : question
}

/** The result as an object of its own, for which the next URL is of no matter. */
export function takeResult(): UrlText {
  findQuery()
  const { href, schemeEnd, usernameEnd, hostStart, hostEnd, portEnd } = parser
  const { pathStart, searchStart, hashStart } = parser
  forgetResult()
  return {
    href,
    schemeEnd,
    usernameEnd,
    hostStart,
    hostEnd,
    portEnd,
    pathStart,
    searchStart,
    hashStart,
  }
}

/** Lets go of a long input: the registers would keep it alive until the next URL. */
export function forgetInput(): void {
  parser.input = ''
  parser.out = ''
  parser.base = null
}

/** The same for a long result, once it has been taken. */
export function forgetResult(): void {
  if (parser.href.length > LONG_TEXT) parser.href = ''
}
