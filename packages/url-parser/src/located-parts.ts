import type { PartOfInput, Place, Places, TakenFromBase } from './text/places.ts'
import type { ReadInput, TextRange } from './text/read-input.ts'
import { isTabOrNewline } from './text/tabs-and-newlines.ts'

/** One `name=value` of a query. */
export interface LocatedParameter {
  readonly name: TextRange
  /** `null` without a `=`. */
  readonly value: TextRange | null
}

/**
 * Where the parts of a URL are in an input: as they are written there, without the delimiters around them.
 *
 * A part is `null` if the input does not have it. A part without a code unit is an empty range, as the
 * query of `/p?` and the host of `file:///p`; but an empty path is `null`.
 */
export interface LocatedParts {
  readonly scheme: TextRange | null
  /** Up to the first `:` or the last `@` of the authority. */
  readonly username: TextRange | null
  /** Up to the last `@` of the authority. */
  readonly password: TextRange | null
  /** With the brackets of an IPv6 address. */
  readonly host: TextRange | null
  readonly port: TextRange | null
  /** With its first slash, if it has one. */
  readonly path: TextRange | null
  /** Between the slashes of the path, dot segments and empty ones too; none if the path is opaque. */
  readonly segments: readonly TextRange[]
  readonly query: TextRange | null
  /** As the form-urlencoded parser divides the query: empty pieces between two `&` are not parameters. */
  readonly parameters: readonly LocatedParameter[]
  readonly fragment: TextRange | null
  /** The last part that comes from the base, or `null` if nothing does. */
  readonly fromBase: TakenFromBase | null
}

/** What the states noted, in the caller's string; frozen, as a whole and in its members. */
export function locatedParts(read: ReadInput, places: Places): LocatedParts {
  const { fromBase, parts } = places
  const range = (name: PartOfInput): TextRange | null => {
    const place = parts[name]
    return place === null ? null : rangeIn(read, place)
  }
  return Object.freeze({
    scheme: range('scheme'),
    username: range('username'),
    password: range('password'),
    host: range('host'),
    port: range('port'),
    path: range('path') ?? range('opaque path'),
    segments: rangesOf(read, places.segmentsIn(read.text)),
    query: range('query'),
    parameters: locateParameters(read, parts.query),
    fragment: range('fragment'),
    fromBase,
  })
}

/**
 * The range of a place in the caller's string. An empty one is right after the unit before it: a tab may follow
 * that is not in the same part any more.
 *
 * @param from - Where the part begins that it is in.
 */
function rangeIn(read: ReadInput, place: Place, from = 0): TextRange {
  const start = place[0]
  const end = place[1]
  if (start < end || start === from) return Object.freeze(read.rangeOf(start, end))
  const before = read.rangeOf(start - 1, start)
  return Object.freeze({ start: before.end, end: before.end })
}

function rangesOf(read: ReadInput, places: readonly Place[]): readonly TextRange[] {
  const ranges: TextRange[] = []
  for (let i = 0; i < places.length; i++) ranges[i] = rangeIn(read, places[i]!)
  return Object.freeze(ranges)
}

/** What steps 1 and 3 of the basic URL parser remove. https://url.spec.whatwg.org/#concept-basic-url-parser */
export function removedRanges(input: string, { rangeOf, text }: ReadInput): TextRange[] {
  const { start } = rangeOf(0, 0)
  const { end } = rangeOf(text.length, text.length)
  const ranges: TextRange[] = start > 0 ? [{ start: 0, end: start }] : []
  if (text.length < end - start) {
    for (let at = start; at < end; at++) {
      const from = at
      while (isTabOrNewline(input.charCodeAt(at))) at++
      if (at > from) ranges[ranges.length] = { start: from, end: at }
    }
  }
  if (end < input.length) ranges[ranges.length] = { start: end, end: input.length }
  return ranges
}

/** https://url.spec.whatwg.org/#concept-urlencoded-parser */
function locateParameters(read: ReadInput, query: Place | null): readonly LocatedParameter[] {
  const parameters: LocatedParameter[] = []
  if (query === null) return Object.freeze(parameters)
  const start = query[0]
  const end = query[1]
  const text = read.text.slice(start, end)
  for (let from = 0; from < text.length; ) {
    const ampersand = text.indexOf('&', from)
    const to = ampersand === -1 ? text.length : ampersand
    const piece = text.slice(from, to)
    const equals = piece.indexOf('=')
    const nameEnd = equals === -1 ? to : from + equals
    if (to > from) {
      parameters[parameters.length] = Object.freeze({
        name: rangeIn(read, [start + from, start + nameEnd], start),
        value: equals === -1 ? null : rangeIn(read, [start + nameEnd + 1, start + to], start),
      })
    }
    from = to + 1
  }
  return Object.freeze(parameters)
}
