import { codePointsOf, EOF } from '../infra.ts'
import { c0ControlPercentEncodeSet, pathPercentEncodeSet } from '../percent-encode-sets.ts'
import { utf8PercentEncode } from '../percent-encoding.ts'
import type { Outcome, StateMachine } from '../state-machine.ts'
import { areTwoHexDigits, isUrlCodePoint } from '../url-code-points.ts'
import {
  isDoubleDotSegment,
  isSingleDotSegment,
  isWindowsDriveLetter,
  shortenPath,
} from '../url-path.ts'
import { isSpecial } from '../url-record.ts'

/**
 * https://url.spec.whatwg.org/#path-start-state
 */
export function pathStartState(parser: StateMachine): Outcome {
  const { stateOverride, url } = parser
  // 1. Of a special URL:
  if (isSpecial(url)) {
    // 1.1. Report a backslash.
    if (parser.c === '\\') {
      parser.step('1.1')
      parser.validationError('invalid-reverse-solidus', parser.pointer, parser.pointer + 1)
    }
    // 1.2. Read the path.
    parser.step('1.2')
    parser.state = 'path state'
    // 1.3. Its first slash may be missing.
    if (parser.c !== '/' && parser.c !== '\\') {
      parser.step('1.3')
      parser.pointer -= 1
    }
  }
  // 2. `?` begins the query.
  else if (stateOverride === null && parser.c === '?') {
    parser.step('2')
    url.query = ''
    parser.state = 'query state'
  }
  // 3. `#` begins the fragment.
  else if (stateOverride === null && parser.c === '#') {
    parser.step('3')
    url.fragment = ''
    parser.state = 'fragment state'
  }
  // 4. Anything else begins a path.
  else if (parser.c !== EOF) {
    // 4.1. Read the path.
    parser.step('4.1')
    parser.state = 'path state'
    // 4.2. Its first slash may be missing.
    if (parser.c !== '/') {
      parser.step('4.2')
      parser.pointer -= 1
    }
  }
  // 5. A setter without text and host leaves one empty segment.
  else if (stateOverride !== null && url.host === null) {
    parser.step('5')
    append(parser, '')
  }
  return 'continue'
}

/**
 * https://url.spec.whatwg.org/#path-state
 */
export function pathState(parser: StateMachine): Outcome {
  const { stateOverride, url } = parser
  const { c } = parser
  // 1. A segment ends here.
  if (
    c === EOF ||
    c === '/' ||
    (isSpecial(url) && c === '\\') ||
    (stateOverride === null && (c === '?' || c === '#'))
  ) {
    const isSeparator = c === '/' || (isSpecial(url) && c === '\\')
    // 1.1. Report a backslash.
    if (isSpecial(url) && c === '\\') {
      parser.step('1.1')
      parser.validationError('invalid-reverse-solidus', parser.pointer, parser.pointer + 1)
    }
    // 1.2. A double dot:
    if (isDoubleDotSegment(parser.buffer)) {
      // 1.2.1. Drop the last segment.
      parser.step('1.2.1')
      shortenPath(url)
      // 1.2.2. At the end, an empty one follows.
      if (!isSeparator) {
        parser.step('1.2.2')
        append(parser, '')
      }
    }
    // 1.3. A single dot at the end leaves an empty segment.
    else if (isSingleDotSegment(parser.buffer) && !isSeparator) {
      parser.step('1.3')
      append(parser, '')
    }
    // 1.4. Any other segment:
    else if (!isSingleDotSegment(parser.buffer)) {
      // 1.4.1. The first of a file URL may be a drive letter, which ends in a colon.
      if (url.scheme === 'file' && isPathEmpty(parser) && isWindowsDriveLetter(parser.buffer)) {
        parser.step('1.4.1')
        parser.buffer = `${codePointsOf(parser.buffer)[0]}:`
      }
      // 1.4.2. Add the segment.
      parser.step('1.4.2')
      append(parser, parser.buffer)
    }
    // 1.5. Empty the buffer.
    parser.step('1.5')
    parser.buffer = ''
    // 1.6. `?` begins the query.
    if (c === '?') {
      parser.step('1.6')
      url.query = ''
      parser.state = 'query state'
    }
    // 1.7. `#` begins the fragment.
    if (c === '#') {
      parser.step('1.7')
      url.fragment = ''
      parser.state = 'fragment state'
    }
  }
  // 2. The segment goes on.
  else {
    // 2.1. Report a code point that is not a URL code point.
    if (!isUrlCodePoint(c) && c !== '%') {
      parser.step('2.1')
      parser.validationError('invalid-URL-unit', parser.pointer, parser.pointer + 1)
    }
    // 2.2. Report a `%` without two hex digits.
    if (c === '%' && !areTwoHexDigits(parser.remaining, 0)) {
      parser.step('2.2')
      parser.validationError('invalid-URL-unit', parser.pointer, parser.pointer + 1)
    }
    // 2.3. Percent-encode it.
    parser.step('2.3')
    parser.buffer += utf8PercentEncode(c, pathPercentEncodeSet)
  }
  return 'continue'
}

/**
 * https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state
 */
export function opaquePathState(parser: StateMachine): Outcome {
  const { url } = parser
  const { c } = parser
  const { path } = url
  if (path.kind !== 'opaque') throw new RangeError('the path is opaque')
  // 1. `?` begins the query.
  if (c === '?') {
    parser.step('1')
    url.query = ''
    parser.state = 'query state'
  }
  // 2. `#` begins the fragment.
  else if (c === '#') {
    parser.step('2')
    url.fragment = ''
    parser.state = 'fragment state'
  }
  // 3. A space:
  else if (c === ' ') {
    // 3.1. Report it.
    parser.step('3.1')
    parser.validationError('invalid-URL-unit', parser.pointer, parser.pointer + 1)
    // 3.2. The last one before `?` or `#` is encoded.
    if (parser.remaining[0] === '?' || parser.remaining[0] === '#') {
      parser.step('3.2')
      path.text += '%20'
    }
    // 3.3. Any other stays.
    else {
      parser.step('3.3')
      path.text += ' '
    }
  }
  // 4. Any other code point:
  else if (c !== EOF) {
    // 4.1. Report one that is not a URL code point.
    if (!isUrlCodePoint(c) && c !== '%') {
      parser.step('4.1')
      parser.validationError('invalid-URL-unit', parser.pointer, parser.pointer + 1)
    }
    // 4.2. Report a `%` without two hex digits.
    if (c === '%' && !areTwoHexDigits(parser.remaining, 0)) {
      parser.step('4.2')
      parser.validationError('invalid-URL-unit', parser.pointer, parser.pointer + 1)
    }
    // 4.3. Encode controls and what is not ASCII.
    parser.step('4.3')
    path.text += utf8PercentEncode(c, c0ControlPercentEncodeSet)
  }
  return 'continue'
}

function append(parser: StateMachine, segment: string): void {
  const { path } = parser.url
  if (path.kind !== 'list') throw new RangeError('the path is a list')
  path.segments.push(segment)
}

function isPathEmpty({ url: { path } }: StateMachine): boolean {
  return path.kind === 'list' && path.segments.length === 0
}
