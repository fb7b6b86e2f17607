import { asciiLowercase, isAsciiAlpha, isAsciiAlphanumeric } from '../infra.ts'
import type { Outcome, StateMachine } from '../state-machine.ts'
import {
  clonePath,
  defaultPort,
  hasOpaquePath,
  includesCredentials,
  isSpecial,
  isSpecialScheme,
} from '../url-record.ts'
import { missingSolidus } from './missing-solidus.ts'

/**
 * https://url.spec.whatwg.org/#scheme-start-state
 */
export function schemeStartState(parser: StateMachine): Outcome {
  // 1. A letter begins a scheme.
  if (isAsciiAlpha(parser.c)) {
    parser.step('1')
    parser.buffer += asciiLowercase(parser.c)
    parser.state = 'scheme state'
  }
  // 2. Otherwise there is no scheme.
  else if (parser.stateOverride === null) {
    parser.step('2')
    parser.state = 'no scheme state'
    parser.pointer -= 1
  }
  // 3. A setter must name one.
  else {
    parser.step('3')
    return 'return failure'
  }
  return 'continue'
}

/**
 * https://url.spec.whatwg.org/#scheme-state
 */
export function schemeState(parser: StateMachine): Outcome {
  const { base, url } = parser
  // 1. Letters, digits, `+`, `-` and `.` belong to the scheme.
  if (isAsciiAlphanumeric(parser.c) || parser.c === '+' || parser.c === '-' || parser.c === '.') {
    parser.step('1')
    parser.buffer += asciiLowercase(parser.c)
  }
  // 2. A colon ends it.
  else if (parser.c === ':') {
    // 2.1. A setter may refuse it:
    if (parser.stateOverride !== null) {
      // 2.1.1. From special to not special.
      if (isSpecialScheme(url.scheme) && !isSpecialScheme(parser.buffer)) {
        parser.step('2.1.1')
        return 'return'
      }
      // 2.1.2. From not special to special.
      if (!isSpecialScheme(url.scheme) && isSpecialScheme(parser.buffer)) {
        parser.step('2.1.2')
        return 'return'
      }
      // 2.1.3. To file with credentials or a port.
      if ((includesCredentials(url) || url.port !== null) && parser.buffer === 'file') {
        parser.step('2.1.3')
        return 'return'
      }
      // 2.1.4. From file without a host.
      if (url.scheme === 'file' && url.host?.kind === 'empty') {
        parser.step('2.1.4')
        return 'return'
      }
    }
    // 2.2. Take the scheme.
    parser.step('2.2')
    url.scheme = parser.buffer
    // 2.3. A setter is done:
    if (parser.stateOverride !== null) {
      // 2.3.1. Drop a port that is now the default.
      if (url.port === defaultPort(url.scheme)) {
        parser.step('2.3.1')
        url.port = null
      }
      // 2.3.2. Stop here.
      parser.step('2.3.2')
      return 'return'
    }
    // 2.4. Empty the buffer.
    parser.step('2.4')
    parser.buffer = ''
    // 2.5. Of a file URL:
    if (url.scheme === 'file') {
      // 2.5.1. Report a missing `//`.
      if (!startsWith(parser.remaining, '/', '/')) {
        parser.step('2.5.1')
        missingSolidus(parser, parser.pointer + 1)
      }
      // 2.5.2. Read it as one.
      parser.step('2.5.2')
      parser.state = 'file state'
    }
    // 2.6. Special, with a base of the same scheme:
    else if (isSpecial(url) && base !== null && base.scheme === url.scheme) {
      // 2.6.1. The base is special too, so its path is not opaque.
      if (hasOpaquePath(base)) throw new RangeError('a special base has no opaque path')
      // 2.6.2. It may be relative after all.
      parser.step('2.6.2')
      parser.state = 'special relative or authority state'
    }
    // 2.7. Special otherwise: slashes follow.
    else if (isSpecial(url)) {
      parser.step('2.7')
      parser.state = 'special authority slashes state'
    }
    // 2.8. A slash after it: a path or an authority.
    else if (startsWith(parser.remaining, '/')) {
      parser.step('2.8')
      parser.state = 'path or authority state'
      parser.pointer += 1
    }
    // 2.9. Otherwise an opaque path begins.
    else {
      parser.step('2.9')
      url.path = { kind: 'opaque', text: '' }
      parser.state = 'opaque path state'
    }
  }
  // 3. No scheme after all: start over.
  else if (parser.stateOverride === null) {
    parser.step('3')
    parser.buffer = ''
    parser.state = 'no scheme state'
    // *Start over*: the machine adds one.
    parser.pointer = -1
  }
  // 4. A setter fails.
  else {
    parser.step('4')
    return 'return failure'
  }
  return 'continue'
}

/**
 * https://url.spec.whatwg.org/#no-scheme-state
 */
export function noSchemeState(parser: StateMachine): Outcome {
  const { base, url } = parser
  // 1. A fragment alone may follow an opaque base; all else fails.
  if (base === null || (hasOpaquePath(base) && parser.c !== '#')) {
    parser.step('1')
    parser.validationError('missing-scheme-non-relative-URL', 0, parser.input.length)
    return 'return failure'
  }
  // 2. Then all but the fragment comes from the base.
  else if (hasOpaquePath(base) && parser.c === '#') {
    parser.step('2')
    url.scheme = base.scheme
    url.path = clonePath(base.path)
    url.query = base.query
    url.fragment = ''
    parser.state = 'fragment state'
  }
  // 3. The input is relative to a base that is not file.
  else if (base.scheme !== 'file') {
    parser.step('3')
    parser.state = 'relative state'
    parser.pointer -= 1
  }
  // 4. Or to one that is file.
  else {
    parser.step('4')
    parser.state = 'file state'
    parser.pointer -= 1
  }
  return 'continue'
}

function startsWith(remaining: readonly string[], ...codePoints: readonly string[]): boolean {
  return codePoints.every((c, i) => remaining[i] === c)
}
