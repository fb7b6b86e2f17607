import { C0_CONTROL, PATH, utf8PercentEncode } from '@waymark/percent-encoding'
import { isDoubleDotSegment, isSingleDotSegment, isWindowsDriveLetter } from '../path-segments.ts'
import type { State, UrlParser } from '../url-parser.ts'
import { reportInvalidUrlUnits } from '../url-units.ts'
import { BACKSLASH, HASH, QUESTION, SLASH } from './code-units.ts'
import { fragmentAt, queryAt } from './query-states.ts'

/**
 * https://url.spec.whatwg.org/#path-start-state
 *
 *     http://a.example/p
 *                     ^
 */
export function pathStartState(parser: UrlParser): State | null {
  const { c, pointer } = parser
  if (parser.special) {
    if (c === BACKSLASH) parser.report?.('invalid-reverse-solidus', pointer, pointer + 1)
    if (c === SLASH || c === BACKSLASH) parser.pointer++
    return pathState
  }
  if (parser.stateOverride === null) {
    if (c === QUESTION) return queryAt(parser, pointer)
    if (c === HASH) return fragmentAt(parser, pointer)
  }
  if (pointer < parser.input.length) {
    if (c === SLASH) parser.pointer++
    return pathState
  }
  if (parser.stateOverride !== null && parser.url.host === null) parser.segments.push('')
  return null
}

/**
 * https://url.spec.whatwg.org/#path-state
 *
 * Takes a segment at a time. Where the segment ends in the input decides nothing but the separator, so
 * the whole of it is encoded at once.
 *
 *     http://a.example/p/../q?x
 *                      ^
 */
export function pathState(parser: UrlParser): State | null {
  const { input, report, segments, special } = parser
  const overridden = parser.stateOverride !== null
  for (;;) {
    const start = parser.pointer
    let end = start
    let c = input.charCodeAt(end)
    // One pass finds the end and whether there is anything to encode.
    let encodes = false
    while (end < input.length) {
      if (c === SLASH || (c === BACKSLASH && special)) break
      if ((c === QUESTION || c === HASH) && !overridden) break
      if (c > 0x7e || PATH[c] === 1) encodes = true
      c = input.charCodeAt(++end)
    }
    if (report !== null) {
      reportInvalidUrlUnits(input, start, end, report)
      if (c === BACKSLASH && special) report('invalid-reverse-solidus', end, end + 1)
    }
    const atSeparator = c === SLASH || (c === BACKSLASH && special)
    const text = input.slice(start, end)
    const segment = parser.buffer + (encodes ? utf8PercentEncode(text, PATH) : text)
    parser.buffer = ''

    if (isDoubleDotSegment(segment)) {
      parser.shortenPath()
      // So that `/usr/..` gives `/` and not the lack of a path.
      if (!atSeparator) segments.push('')
    } else if (isSingleDotSegment(segment)) {
      if (!atSeparator) segments.push('')
    } else if (
      parser.url.scheme === 'file' &&
      segments.length === 0 &&
      isWindowsDriveLetter(segment)
    ) {
      segments.push(`${segment.charAt(0)}:`)
    } else segments.push(segment)

    parser.pointer = end + 1
    if (atSeparator) continue
    if (end === input.length) return null
    return c === QUESTION ? queryAt(parser, end) : fragmentAt(parser, end)
  }
}

/**
 * https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state
 *
 *     mailto:someone@a.example?subject=x
 *            ^
 */
export function opaquePathState(parser: UrlParser): State | null {
  const { input, pointer: start, report } = parser
  let end = start
  let c = input.charCodeAt(end)
  while (end < input.length && c !== QUESTION && c !== HASH) c = input.charCodeAt(++end)
  if (report !== null) reportInvalidUrlUnits(input, start, end, report)
  let text = input.slice(start, end)
  // The standard looks one ahead at each space; it is only the last that can stand before ? or #.
  if (end < input.length && text.endsWith(' ')) text = `${text.slice(0, -1)}%20`
  const { path } = parser.url
  const before = path.kind === 'opaque' ? path.text : ''
  parser.url.path = { kind: 'opaque', text: before + utf8PercentEncode(text, C0_CONTROL) }
  if (end === input.length) return null
  return c === QUESTION ? queryAt(parser, end) : fragmentAt(parser, end)
}
