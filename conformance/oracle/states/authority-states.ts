import { codePointLength, codePointsOf, EOF, isAsciiDigit } from '../infra.ts'
import { userinfoPercentEncodeSet } from '../percent-encode-sets.ts'
import { utf8PercentEncode } from '../percent-encoding.ts'
import type { Outcome, StateMachine } from '../state-machine.ts'
import { defaultPort, includesCredentials, isSpecial } from '../url-record.ts'
import { missingSolidus } from './missing-solidus.ts'

/**
 * https://url.spec.whatwg.org/#special-authority-slashes-state
 */
export function specialAuthoritySlashesState(parser: StateMachine): Outcome {
  // 1.
  if (parser.c === '/' && parser.remaining[0] === '/') {
    parser.step('1')
    parser.state = 'special authority ignore slashes state'
    parser.pointer += 1
  }
  // 2.
  else {
    parser.step('2')
    missingSolidus(parser, parser.pointer)
    parser.state = 'special authority ignore slashes state'
    parser.pointer -= 1
  }
  return 'continue'
}

/**
 * https://url.spec.whatwg.org/#special-authority-ignore-slashes-state
 */
export function specialAuthorityIgnoreSlashesState(parser: StateMachine): Outcome {
  // 1.
  if (parser.c !== '/' && parser.c !== '\\') {
    parser.step('1')
    parser.state = 'authority state'
    parser.pointer -= 1
  }
  // 2.
  else {
    parser.step('2')
    missingSolidus(parser, parser.pointer)
  }
  return 'continue'
}

/**
 * https://url.spec.whatwg.org/#authority-state
 */
export function authorityState(parser: StateMachine): Outcome {
  const { url } = parser
  // 1.
  if (parser.c === '@') {
    // 1.1.
    parser.step('1.1')
    const bufferStart = parser.pointer - codePointLength(parser.buffer)
    parser.validationError('invalid-credentials', bufferStart, parser.pointer + 1)
    // 1.2.
    if (parser.atSignSeen) {
      parser.step('1.2')
      parser.buffer = `%40${parser.buffer}`
    }
    // 1.3.
    parser.step('1.3')
    parser.atSignSeen = true
    // 1.4.
    for (const codePoint of codePointsOf(parser.buffer)) {
      // 1.4.1.
      if (codePoint === ':' && !parser.passwordTokenSeen) {
        parser.step('1.4.1')
        parser.passwordTokenSeen = true
        continue
      }
      // 1.4.2.
      parser.step('1.4.2')
      const encodedCodePoints = utf8PercentEncode(codePoint, userinfoPercentEncodeSet)
      // 1.4.3.
      if (parser.passwordTokenSeen) {
        parser.step('1.4.3')
        url.password += encodedCodePoints
      }
      // 1.4.4.
      else {
        parser.step('1.4.4')
        url.username += encodedCodePoints
      }
    }
    // 1.5.
    parser.step('1.5')
    parser.buffer = ''
  }
  // 2.
  else if (isAuthorityEnd(parser)) {
    // 2.1.
    if (parser.atSignSeen && parser.buffer === '') {
      parser.step('2.1')
      parser.validationError('host-missing', parser.pointer, parser.pointer)
      return 'return failure'
    }
    // 2.2.
    parser.step('2.2')
    parser.pointer -= codePointLength(parser.buffer) + 1
    parser.buffer = ''
    parser.state = 'host state'
  }
  // 3.
  else {
    parser.step('3')
    parser.buffer += parser.c
  }
  return 'continue'
}

/**
 * https://url.spec.whatwg.org/#host-state
 * https://url.spec.whatwg.org/#hostname-state
 */
export function hostState(parser: StateMachine): Outcome {
  const { stateOverride, url } = parser
  const bufferStart = parser.pointer - codePointLength(parser.buffer)
  // 1.
  if (stateOverride !== null && url.scheme === 'file') {
    parser.step('1')
    parser.pointer -= 1
    parser.state = 'file host state'
  }
  // 2.
  else if (parser.c === ':' && !parser.insideBrackets) {
    // 2.1.
    if (parser.buffer === '') {
      parser.step('2.1')
      parser.validationError('host-missing', parser.pointer, parser.pointer)
      return 'return failure'
    }
    // 2.2.
    if (stateOverride === 'hostname state') {
      parser.step('2.2')
      return 'return failure'
    }
    // 2.3.
    parser.step('2.3')
    const host = parser.parseHost(bufferStart)
    // 2.4.
    if (host === null) {
      parser.step('2.4')
      return 'return failure'
    }
    // 2.5.
    parser.step('2.5')
    url.host = host
    parser.buffer = ''
    parser.state = 'port state'
  }
  // 3.
  else if (isAuthorityEnd(parser)) {
    parser.step('3')
    parser.pointer -= 1
    // 3.1.
    if (isSpecial(url) && parser.buffer === '') {
      parser.step('3.1')
      parser.validationError('host-missing', bufferStart, bufferStart)
      return 'return failure'
    }
    // 3.2.
    else if (
      stateOverride !== null &&
      parser.buffer === '' &&
      (includesCredentials(url) || url.port !== null)
    ) {
      parser.step('3.2')
      return 'return failure'
    }
    // 3.3.
    parser.step('3.3')
    const host = parser.parseHost(bufferStart)
    // 3.4.
    if (host === null) {
      parser.step('3.4')
      return 'return failure'
    }
    // 3.5.
    parser.step('3.5')
    url.host = host
    parser.buffer = ''
    parser.state = 'path start state'
    // 3.6.
    if (stateOverride !== null) {
      parser.step('3.6')
      return 'return'
    }
  }
  // 4.
  else {
    // 4.1.
    if (parser.c === '[') {
      parser.step('4.1')
      parser.insideBrackets = true
    }
    // 4.2.
    if (parser.c === ']') {
      parser.step('4.2')
      parser.insideBrackets = false
    }
    // 4.3.
    parser.step('4.3')
    parser.buffer += parser.c
  }
  return 'continue'
}

/**
 * https://url.spec.whatwg.org/#port-state
 */
export function portState(parser: StateMachine): Outcome {
  const { stateOverride, url } = parser
  const bufferStart = parser.pointer - codePointLength(parser.buffer)
  // 1.
  if (isAsciiDigit(parser.c)) {
    parser.step('1')
    parser.buffer += parser.c
  }
  // 2.
  else if (isAuthorityEnd(parser) || stateOverride !== null) {
    // 2.1.
    if (parser.buffer !== '') {
      // 2.1.1.
      parser.step('2.1.1')
      const port = BigInt(parser.buffer)
      // 2.1.2.
      if (port > 0xffffn) {
        parser.step('2.1.2')
        parser.validationError('port-out-of-range', bufferStart, parser.pointer)
        return 'return failure'
      }
      // 2.1.3.
      parser.step('2.1.3')
      url.port = Number(port) === defaultPort(url.scheme) ? null : Number(port)
      // 2.1.4.
      parser.step('2.1.4')
      parser.buffer = ''
      // 2.1.5.
      if (stateOverride !== null) {
        parser.step('2.1.5')
        return 'return'
      }
    }
    // 2.2.
    if (stateOverride !== null) {
      parser.step('2.2')
      return 'return failure'
    }
    // 2.3.
    parser.step('2.3')
    parser.state = 'path start state'
    parser.pointer -= 1
  }
  // 3.
  else {
    parser.step('3')
    // All that is there instead of a port is named.
    let end = parser.pointer
    while (!isAuthorityEnd(parser, end)) end += 1
    parser.validationError('port-invalid', bufferStart, end)
    return 'return failure'
  }
  return 'continue'
}

/** The condition of three states: `c`, or the code point at another index, ends an authority. */
function isAuthorityEnd(parser: StateMachine, index: number = parser.pointer): boolean {
  const c = parser.input[index] ?? EOF
  return c === EOF || c === '/' || c === '?' || c === '#' || (isSpecial(parser.url) && c === '\\')
}
