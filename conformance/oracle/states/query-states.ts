import { UTF_8 } from '../encoding.ts'
import { EOF } from '../infra.ts'
import {
  fragmentPercentEncodeSet,
  queryPercentEncodeSet,
  specialQueryPercentEncodeSet,
} from '../percent-encode-sets.ts'
import { percentEncodeAfterEncoding, utf8PercentEncode } from '../percent-encoding.ts'
import type { Outcome, StateMachine } from '../state-machine.ts'
import { areTwoHexDigits, isUrlCodePoint } from '../url-code-points.ts'
import { isSpecial } from '../url-record.ts'

/**
 * https://url.spec.whatwg.org/#query-state
 */
export function queryState(parser: StateMachine): Outcome {
  const { stateOverride, url } = parser
  const { c } = parser
  // 1. Only http, https, ftp and file use an encoding other than UTF-8.
  if (
    parser.encoding !== UTF_8 &&
    (!isSpecial(url) || url.scheme === 'ws' || url.scheme === 'wss')
  ) {
    parser.step('1')
    parser.encoding = UTF_8
  }
  // 2. The query ends here.
  if ((stateOverride === null && c === '#') || c === EOF) {
    // 2.1. Choose the set: in a special URL, `'` is encoded too.
    parser.step('2.1')
    const queryPercentEncodeSetOfUrl = isSpecial(url)
      ? specialQueryPercentEncodeSet
      : queryPercentEncodeSet
    // 2.2. Percent-encode what was kept.
    parser.step('2.2')
    url.query += percentEncodeAfterEncoding(
      parser.encoding,
      parser.buffer,
      queryPercentEncodeSetOfUrl,
    )
    // 2.3. Empty the buffer.
    parser.step('2.3')
    parser.buffer = ''
    // 2.4. `#` begins the fragment.
    if (c === '#') {
      parser.step('2.4')
      url.fragment = ''
      parser.state = 'fragment state'
    }
  }
  // 3. The query goes on.
  else if (c !== EOF) {
    // 3.1. Report a code point that is not a URL code point.
    if (!isUrlCodePoint(c) && c !== '%') {
      parser.step('3.1')
      parser.validationError('invalid-URL-unit', parser.pointer, parser.pointer + 1)
    }
    // 3.2. Report a `%` without two hex digits.
    if (c === '%' && !areTwoHexDigits(parser.remaining, 0)) {
      parser.step('3.2')
      parser.validationError('invalid-URL-unit', parser.pointer, parser.pointer + 1)
    }
    // 3.3. Keep it.
    parser.step('3.3')
    parser.buffer += c
  }
  return 'continue'
}

/**
 * https://url.spec.whatwg.org/#fragment-state
 */
export function fragmentState(parser: StateMachine): Outcome {
  const { url } = parser
  const { c } = parser
  // 1. To the end of the input:
  if (c !== EOF) {
    // 1.1. Report a code point that is not a URL code point.
    if (!isUrlCodePoint(c) && c !== '%') {
      parser.step('1.1')
      parser.validationError('invalid-URL-unit', parser.pointer, parser.pointer + 1)
    }
    // 1.2. Report a `%` without two hex digits.
    if (c === '%' && !areTwoHexDigits(parser.remaining, 0)) {
      parser.step('1.2')
      parser.validationError('invalid-URL-unit', parser.pointer, parser.pointer + 1)
    }
    // 1.3. Percent-encode it.
    parser.step('1.3')
    url.fragment += utf8PercentEncode(c, fragmentPercentEncodeSet)
  }
  return 'continue'
}
