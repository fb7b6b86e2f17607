import { EOF } from '../infra.ts'
import type { Outcome, StateMachine } from '../state-machine.ts'
import { shortenPath } from '../url-path.ts'
import { clonePath, isSpecial, type UrlRecord } from '../url-record.ts'
import { missingSolidus } from './missing-solidus.ts'

/**
 * https://url.spec.whatwg.org/#special-relative-or-authority-state
 */
export function specialRelativeOrAuthorityState(parser: StateMachine): Outcome {
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
    parser.state = 'relative state'
    parser.pointer -= 1
  }
  return 'continue'
}

/**
 * https://url.spec.whatwg.org/#path-or-authority-state
 */
export function pathOrAuthorityState(parser: StateMachine): Outcome {
  // 1.
  if (parser.c === '/') {
    parser.step('1')
    parser.state = 'authority state'
  }
  // 2.
  else {
    parser.step('2')
    parser.state = 'path state'
    parser.pointer -= 1
  }
  return 'continue'
}

/**
 * https://url.spec.whatwg.org/#relative-state
 */
export function relativeState(parser: StateMachine): Outcome {
  const { url } = parser
  const base = baseOf(parser)
  // 1.
  if (base.scheme === 'file') throw new RangeError('the scheme of the base is not file')
  // 2.
  parser.step('2')
  url.scheme = base.scheme
  // 3.
  if (parser.c === '/') {
    parser.step('3')
    parser.state = 'relative slash state'
  }
  // 4.
  else if (isSpecial(url) && parser.c === '\\') {
    parser.step('4')
    parser.validationError('invalid-reverse-solidus', parser.pointer, parser.pointer + 1)
    parser.state = 'relative slash state'
  }
  // 5.
  else {
    // 5.1.
    parser.step('5.1')
    copyAuthority(url, base)
    url.path = clonePath(base.path)
    url.query = base.query
    // 5.2.
    if (parser.c === '?') {
      parser.step('5.2')
      url.query = ''
      parser.state = 'query state'
    }
    // 5.3.
    else if (parser.c === '#') {
      parser.step('5.3')
      url.fragment = ''
      parser.state = 'fragment state'
    }
    // 5.4.
    else if (parser.c !== EOF) {
      // 5.4.1.
      parser.step('5.4.1')
      url.query = null
      // 5.4.2.
      parser.step('5.4.2')
      shortenPath(url)
      // 5.4.3.
      parser.step('5.4.3')
      parser.state = 'path state'
      parser.pointer -= 1
    }
  }
  return 'continue'
}

/**
 * https://url.spec.whatwg.org/#relative-slash-state
 */
export function relativeSlashState(parser: StateMachine): Outcome {
  const { url } = parser
  // 1.
  if (isSpecial(url) && (parser.c === '/' || parser.c === '\\')) {
    // 1.1.
    if (parser.c === '\\') {
      parser.step('1.1')
      parser.validationError('invalid-reverse-solidus', parser.pointer, parser.pointer + 1)
    }
    // 1.2.
    parser.step('1.2')
    parser.state = 'special authority ignore slashes state'
  }
  // 2.
  else if (parser.c === '/') {
    parser.step('2')
    parser.state = 'authority state'
  }
  // 3.
  else {
    parser.step('3')
    copyAuthority(url, baseOf(parser))
    parser.state = 'path state'
    parser.pointer -= 1
  }
  return 'continue'
}

function copyAuthority(url: UrlRecord, base: UrlRecord): void {
  url.username = base.username
  url.password = base.password
  url.host = base.host
  url.port = base.port
}

/** The states above are entered only with a base. */
function baseOf(parser: StateMachine): UrlRecord {
  return parser.base!
}
