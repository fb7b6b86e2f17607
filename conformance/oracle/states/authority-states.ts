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
  // 1. Skip `//`.
  if (parser.c === '/' && parser.remaining[0] === '/') {
    parser.step('1')
    parser.state = 'special authority ignore slashes state'
    parser.pointer += 1
  }
  // 2. Report that it is missing, and go on without.
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
  // 1. Anything but a slash begins the authority.
  if (parser.c !== '/' && parser.c !== '\\') {
    parser.step('1')
    parser.state = 'authority state'
    parser.pointer -= 1
  }
  // 2. Report each slash of either kind, and skip it.
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
  // 1. What is before an `@` is credentials.
  if (parser.c === '@') {
    // 1.1. Report them.
    parser.step('1.1')
    const bufferStart = parser.pointer - codePointLength(parser.buffer)
    parser.validationError('invalid-credentials', bufferStart, parser.pointer + 1)
    // 1.2. An earlier `@` belonged to them.
    if (parser.atSignSeen) {
      parser.step('1.2')
      parser.buffer = `%40${parser.buffer}`
    }
    // 1.3. Note that there was one.
    parser.step('1.3')
    parser.atSignSeen = true
    // 1.4. Take one code point after the other.
    for (const codePoint of codePointsOf(parser.buffer)) {
      // 1.4.1. The first colon ends the username.
      if (codePoint === ':' && !parser.passwordTokenSeen) {
        parser.step('1.4.1')
        parser.passwordTokenSeen = true
        continue
      }
      // 1.4.2. Percent-encode any other.
      parser.step('1.4.2')
      const encodedCodePoints = utf8PercentEncode(codePoint, userinfoPercentEncodeSet)
      // 1.4.3. After the colon it belongs to the password.
      if (parser.passwordTokenSeen) {
        parser.step('1.4.3')
        url.password += encodedCodePoints
      }
      // 1.4.4. Before, to the username.
      else {
        parser.step('1.4.4')
        url.username += encodedCodePoints
      }
    }
    // 1.5. Empty the buffer.
    parser.step('1.5')
    parser.buffer = ''
  }
  // 2. The authority ends here.
  else if (isAuthorityEnd(parser)) {
    // 2.1. Credentials without a host are a failure.
    if (parser.atSignSeen && parser.buffer === '') {
      parser.step('2.1')
      parser.validationError('host-missing', parser.pointer, parser.pointer)
      return 'return failure'
    }
    // 2.2. Read what is after the last `@` again, as a host.
    parser.step('2.2')
    parser.pointer -= codePointLength(parser.buffer) + 1
    parser.buffer = ''
    parser.state = 'host state'
  }
  // 3. Keep the code point for later.
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
  // 1. The setters of a file URL read a host of its kind.
  if (stateOverride !== null && url.scheme === 'file') {
    parser.step('1')
    parser.pointer -= 1
    parser.state = 'file host state'
  }
  // 2. A colon outside brackets ends the host.
  else if (parser.c === ':' && !parser.insideBrackets) {
    // 2.1. There must be one.
    if (parser.buffer === '') {
      parser.step('2.1')
      parser.validationError('host-missing', parser.pointer, parser.pointer)
      return 'return failure'
    }
    // 2.2. The hostname setter takes no port.
    if (stateOverride === 'hostname state') {
      parser.step('2.2')
      return 'return failure'
    }
    // 2.3. Parse it.
    parser.step('2.3')
    const host = parser.parseHost(bufferStart)
    // 2.4. Failure stays failure.
    if (host === null) {
      parser.step('2.4')
      return 'return failure'
    }
    // 2.5. Take it and read the port.
    parser.step('2.5')
    url.host = host
    parser.buffer = ''
    parser.state = 'port state'
  }
  // 3. The authority ends here.
  else if (isAuthorityEnd(parser)) {
    parser.step('3')
    parser.pointer -= 1
    // 3.1. A special URL needs a host.
    if (isSpecial(url) && parser.buffer === '') {
      parser.step('3.1')
      parser.validationError('host-missing', bufferStart, bufferStart)
      return 'return failure'
    }
    // 3.2. A setter cannot remove the host of credentials or a port.
    else if (
      stateOverride !== null &&
      parser.buffer === '' &&
      (includesCredentials(url) || url.port !== null)
    ) {
      parser.step('3.2')
      return 'return failure'
    }
    // 3.3. Parse it.
    parser.step('3.3')
    const host = parser.parseHost(bufferStart)
    // 3.4. Failure stays failure.
    if (host === null) {
      parser.step('3.4')
      return 'return failure'
    }
    // 3.5. Take it and read the path.
    parser.step('3.5')
    url.host = host
    parser.buffer = ''
    parser.state = 'path start state'
    // 3.6. A setter is done.
    if (stateOverride !== null) {
      parser.step('3.6')
      return 'return'
    }
  }
  // 4. The host goes on.
  else {
    // 4.1. `[` opens brackets.
    if (parser.c === '[') {
      parser.step('4.1')
      parser.insideBrackets = true
    }
    // 4.2. `]` closes them.
    if (parser.c === ']') {
      parser.step('4.2')
      parser.insideBrackets = false
    }
    // 4.3. Keep the code point.
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
  // 1. A digit belongs to the port.
  if (isAsciiDigit(parser.c)) {
    parser.step('1')
    parser.buffer += parser.c
  }
  // 2. The port ends here, and for a setter anywhere.
  else if (isAuthorityEnd(parser) || stateOverride !== null) {
    // 2.1. Of a port that is there:
    if (parser.buffer !== '') {
      // 2.1.1. Read its digits.
      parser.step('2.1.1')
      const port = BigInt(parser.buffer)
      // 2.1.2. Above 65535 it is a failure.
      if (port > 0xffffn) {
        parser.step('2.1.2')
        parser.validationError('port-out-of-range', bufferStart, parser.pointer)
        return 'return failure'
      }
      // 2.1.3. Take it, unless it is the default.
      parser.step('2.1.3')
      url.port = Number(port) === defaultPort(url.scheme) ? null : Number(port)
      // 2.1.4. Empty the buffer.
      parser.step('2.1.4')
      parser.buffer = ''
      // 2.1.5. A setter is done.
      if (stateOverride !== null) {
        parser.step('2.1.5')
        return 'return'
      }
    }
    // 2.2. A setter without digits fails.
    if (stateOverride !== null) {
      parser.step('2.2')
      return 'return failure'
    }
    // 2.3. Read the path.
    parser.step('2.3')
    parser.state = 'path start state'
    parser.pointer -= 1
  }
  // 3. Anything else is a failure.
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
