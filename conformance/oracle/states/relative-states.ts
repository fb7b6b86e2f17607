import { EOF } from '../infra.ts'
import type { Outcome, StateMachine } from '../state-machine.ts'
import { shortenPath } from '../url-path.ts'
import { clonePath, isSpecial, type UrlRecord } from '../url-record.ts'
import { missingSolidus } from './missing-solidus.ts'

/**
 * https://url.spec.whatwg.org/#special-relative-or-authority-state
 */
export function specialRelativeOrAuthorityState(parser: StateMachine): Outcome {
  // 1. `//` begins an authority.
  if (parser.c === '/' && parser.remaining[0] === '/') {
    parser.step('1')
    parser.state = 'special authority ignore slashes state'
    parser.pointer += 1
  }
  // 2. Otherwise report that, and read it as relative.
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
  // 1. A second slash begins an authority.
  if (parser.c === '/') {
    parser.step('1')
    parser.state = 'authority state'
  }
  // 2. Otherwise it is in the path.
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
  // 1. The scheme of the base is not file.
  if (base.scheme === 'file') throw new RangeError('the scheme of the base is not file')
  // 2. Take the scheme of the base.
  parser.step('2')
  url.scheme = base.scheme
  // 3. A slash: a path or an authority.
  if (parser.c === '/') {
    parser.step('3')
    parser.state = 'relative slash state'
  }
  // 4. So is a backslash in a special URL, but report it.
  else if (isSpecial(url) && parser.c === '\\') {
    parser.step('4')
    parser.validationError('invalid-reverse-solidus', parser.pointer, parser.pointer + 1)
    parser.state = 'relative slash state'
  }
  // 5. Otherwise take more of the base.
  else {
    // 5.1. Take its authority, path and query.
    parser.step('5.1')
    copyAuthority(url, base)
    url.path = clonePath(base.path)
    url.query = base.query
    // 5.2. `?` begins another query.
    if (parser.c === '?') {
      parser.step('5.2')
      url.query = ''
      parser.state = 'query state'
    }
    // 5.3. `#` begins a fragment.
    else if (parser.c === '#') {
      parser.step('5.3')
      url.fragment = ''
      parser.state = 'fragment state'
    }
    // 5.4. Anything else begins a path.
    else if (parser.c !== EOF) {
      // 5.4.1. Drop the query.
      parser.step('5.4.1')
      url.query = null
      // 5.4.2. Drop the last segment.
      parser.step('5.4.2')
      shortenPath(url)
      // 5.4.3. Read the path.
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
  // 1. In a special URL, a second slash of either kind begins an authority.
  if (isSpecial(url) && (parser.c === '/' || parser.c === '\\')) {
    // 1.1. Report a backslash.
    if (parser.c === '\\') {
      parser.step('1.1')
      parser.validationError('invalid-reverse-solidus', parser.pointer, parser.pointer + 1)
    }
    // 1.2. Skip more slashes.
    parser.step('1.2')
    parser.state = 'special authority ignore slashes state'
  }
  // 2. In any other, only `/` does.
  else if (parser.c === '/') {
    parser.step('2')
    parser.state = 'authority state'
  }
  // 3. Otherwise take the authority of the base and read a path.
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
