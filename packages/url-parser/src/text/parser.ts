import type { HostErrorReporter } from '@waymark/host'
import { flatten, flattenAscii, LONG_TEXT } from '@waymark/infra/internal'
import type { Reporter, UrlErrorName } from '../record/validation-error.ts'
import type { Base } from './base.ts'
import type { Places } from './places.ts'
import { NOT_SPECIAL, type SchemeKind } from './scheme-kind.ts'
import { offsetOf, type UrlText } from './url-text.ts'

/** The host parser, from string to string. Each entry point of this package has its own. */
export type ParseHost = (
  input: string,
  isOpaque: boolean,
  report: HostErrorReporter | null,
) => string | null

/** Encodes and percent-encodes a query without lone surrogates; `null` means UTF-8. */
export type EncodeQuery = ((query: string) => string) | null

/**
 * The registers of the basic URL parser. Only one URL is parsed at a time, so one set is enough; creating an
 * object for each URL would take a fifth of the parsing time.
 *
 * `out` is the output so far, and `from` is the first code unit of the input that it does not cover. Nothing is
 * written while the input needs no change. The code unit at offset `i` of the input, from `from` on, ends up at
 * `i + delta` in the result.
 */
class UrlParser {
  input = ''
  out = ''
  from = 0
  delta = 0
  kind: SchemeKind = NOT_SPECIAL
  base: Base | null = null
  /** Whether only the answer matters: the states then stop after the authority, because nothing later can fail. */
  asksOnly = false
  /** Whether there is a state override: then `?` and `#` do not end a part. */
  isOverridden = false
  /** Whether a state met a tab or newline: these are removed, and parsing starts again. */
  metTabOrNewline = false
  /** Whether a state met a code unit above U+00FF. Engines then keep two bytes a code unit in slices of the input. */
  isWide = false
  report: Reporter | null = null
  /** Where the states note the places of the parts. Only used with `report`, and never with an encoder. */
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

/**
 * The registers. They keep the result of the last parse until the next one.
 *
 * @example
 * ```ts
 * import { parseHostText } from '@waymark/host/internal'
 * import { parser, parseText } from '@waymark/url-parser/internal'
 *
 * parseText('https://A.example/', null, false, parseHostText) // => true
 * parser.href.slice(parser.hostStart, parser.hostEnd) // => 'a.example'
 * ```
 */
export const parser: UrlParser = /* @__PURE__ */ new UrlParser()

/** Starts with a new input and an empty output. */
export function open(input: string, base: Base | null): void {
  parser.input = input
  parser.base = base
  parser.out = ''
  parser.from = 0
  parser.delta = 0
  parser.isWide = false
}

/** Replaces the input from `start` to `end` with a string; what is before `start` is copied. */
export function put(start: number, end: number, text: string): void {
  if (parser.asksOnly) return
  const { from } = parser
  const out = from < start ? parser.out + parser.input.slice(from, start) + text : parser.out + text
  parser.out = out
  parser.from = end
  parser.delta = out.length - end
}

/** Replaces the output so far, and all of the input before `at`, with a string. */
export function begin(text: string, at: number): void {
  parser.out = text
  parser.from = at
  parser.delta = text.length - at
}

/** Sets the result: the output so far, then the rest of the input. */
export function finish(): boolean {
  const { from, input, isOverridden, out } = parser
  if (from === 0 && out === '') parser.href = input
  else {
    const text = out + input.slice(from)
    // With a state override this is one part, which is joined to the others later.
    parser.href = isOverridden ? text : inOnePiece(text)
  }
  return true
}

/** Joins the pieces of a result. */
export function inOnePiece(text: string): string {
  return parser.isWide ? flattenAscii(text) : flatten(text)
}

/** Reports a validation error, and returns the standard's *failure*. */
export function fail(name: UrlErrorName, start: number, end: number): false {
  parser.report?.(name, start, end)
  return false
}

/** Stops parsing at a tab or newline. With a reporter, they have been removed before. */
export function stopAtTabOrNewline(): false {
  parser.metTabOrNewline = true
  return false
}

/** Runs a callback that may itself parse a URL, and restores the registers after it. */
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

/** Finds the query and the fragment of a result, if that was put off. */
export function findQuery(): void {
  if (parser.searchStart !== -1) return
  const { href, pathStart } = parser
  parser.hashStart = offsetOf('#', href, pathStart, href.length)
  parser.searchStart = offsetOf('?', href, pathStart, parser.hashStart)
}

/**
 * Copies the result to an object, which the next URL does not change.
 *
 * @example
 * ```ts
 * import { parseHostText } from '@waymark/host/internal'
 * import { parseText, takeResult } from '@waymark/url-parser/internal'
 *
 * parseText('https://A.example/', null, false, parseHostText) // => true
 * const url = takeResult()
 * parseText('https://b.example/', null, false, parseHostText) // => true
 * url.href // => 'https://a.example/'
 * ```
 */
export function takeResult(): UrlText {
  findQuery()
  const url: UrlText = {
    href: parser.href,
    schemeEnd: parser.schemeEnd,
    usernameEnd: parser.usernameEnd,
    hostStart: parser.hostStart,
    hostEnd: parser.hostEnd,
    portEnd: parser.portEnd,
    pathStart: parser.pathStart,
    searchStart: parser.searchStart,
    hashStart: parser.hashStart,
  }
  forgetResult()
  return url
}

/** Releases a long input, which the registers would keep in memory until the next URL. */
export function forgetInput(): void {
  parser.input = ''
  parser.out = ''
  parser.base = null
}

/**
 * Releases a long result after it has been copied.
 *
 * @example
 * ```ts
 * import { parseHostText } from '@waymark/host/internal'
 * import { forgetResult, parser, parseText } from '@waymark/url-parser/internal'
 *
 * parseText(`https://a.example/${'b'.repeat(100_000)}`, null, false, parseHostText) // => true
 * forgetResult()
 * parser.href // => ''
 * ```
 */
export function forgetResult(): void {
  if (parser.href.length > LONG_TEXT) parser.href = ''
}
