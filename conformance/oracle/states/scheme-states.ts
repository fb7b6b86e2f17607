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
  // 1.
  if (isAsciiAlpha(parser.c)) {
    parser.step('1')
    parser.buffer += asciiLowercase(parser.c)
    parser.state = 'scheme state'
  }
  // 2.
  else if (parser.stateOverride === null) {
    parser.step('2')
    parser.state = 'no scheme state'
    parser.pointer -= 1
  }
  // 3.
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
  // 1.
  if (isAsciiAlphanumeric(parser.c) || parser.c === '+' || parser.c === '-' || parser.c === '.') {
    parser.step('1')
    parser.buffer += asciiLowercase(parser.c)
  }
  // 2.
  else if (parser.c === ':') {
    // 2.1.
    if (parser.stateOverride !== null) {
      // 2.1.1.
      if (isSpecialScheme(url.scheme) && !isSpecialScheme(parser.buffer)) {
        parser.step('2.1.1')
        return 'return'
      }
      // 2.1.2.
      if (!isSpecialScheme(url.scheme) && isSpecialScheme(parser.buffer)) {
        parser.step('2.1.2')
        return 'return'
      }
      // 2.1.3.
      if ((includesCredentials(url) || url.port !== null) && parser.buffer === 'file') {
        parser.step('2.1.3')
        return 'return'
      }
      // 2.1.4.
      if (url.scheme === 'file' && url.host?.kind === 'empty') {
        parser.step('2.1.4')
        return 'return'
      }
    }
    // 2.2.
    parser.step('2.2')
    url.scheme = parser.buffer
    // 2.3.
    if (parser.stateOverride !== null) {
      // 2.3.1.
      if (url.port === defaultPort(url.scheme)) {
        parser.step('2.3.1')
        url.port = null
      }
      // 2.3.2.
      parser.step('2.3.2')
      return 'return'
    }
    // 2.4.
    parser.step('2.4')
    parser.buffer = ''
    // 2.5.
    if (url.scheme === 'file') {
      // 2.5.1.
      if (!startsWith(parser.remaining, '/', '/')) {
        parser.step('2.5.1')
        missingSolidus(parser, parser.pointer + 1)
      }
      // 2.5.2.
      parser.step('2.5.2')
      parser.state = 'file state'
    }
    // 2.6.
    else if (isSpecial(url) && base !== null && base.scheme === url.scheme) {
      // 2.6.1.
      if (hasOpaquePath(base)) throw new RangeError('a special base has no opaque path')
      // 2.6.2.
      parser.step('2.6.2')
      parser.state = 'special relative or authority state'
    }
    // 2.7.
    else if (isSpecial(url)) {
      parser.step('2.7')
      parser.state = 'special authority slashes state'
    }
    // 2.8.
    else if (startsWith(parser.remaining, '/')) {
      parser.step('2.8')
      parser.state = 'path or authority state'
      parser.pointer += 1
    }
    // 2.9.
    else {
      parser.step('2.9')
      url.path = { kind: 'opaque', text: '' }
      parser.state = 'opaque path state'
    }
  }
  // 3.
  else if (parser.stateOverride === null) {
    parser.step('3')
    parser.buffer = ''
    parser.state = 'no scheme state'
    // *Start over*: the machine adds one.
    parser.pointer = -1
  }
  // 4.
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
  // 1.
  if (base === null || (hasOpaquePath(base) && parser.c !== '#')) {
    parser.step('1')
    parser.validationError('missing-scheme-non-relative-URL', 0, parser.input.length)
    return 'return failure'
  }
  // 2.
  else if (hasOpaquePath(base) && parser.c === '#') {
    parser.step('2')
    url.scheme = base.scheme
    url.path = clonePath(base.path)
    url.query = base.query
    url.fragment = ''
    parser.state = 'fragment state'
  }
  // 3.
  else if (base.scheme !== 'file') {
    parser.step('3')
    parser.state = 'relative state'
    parser.pointer -= 1
  }
  // 4.
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
