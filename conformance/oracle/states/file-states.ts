import { codePointLength, EOF } from '../infra.ts'
import type { Outcome, StateMachine } from '../state-machine.ts'
import {
  isNormalizedWindowsDriveLetter,
  isWindowsDriveLetter,
  shortenPath,
  startsWithWindowsDriveLetter,
} from '../url-path.ts'
import { clonePath, type UrlRecord } from '../url-record.ts'

/**
 * https://url.spec.whatwg.org/#file-state
 */
export function fileState(parser: StateMachine): Outcome {
  const { base, url } = parser
  // 1. The scheme is file.
  parser.step('1')
  url.scheme = 'file'
  // 2. The host is empty, until one is found.
  parser.step('2')
  url.host = { kind: 'empty' }
  // 3. A slash of either kind:
  if (parser.c === '/' || parser.c === '\\') {
    // 3.1. Report a backslash.
    if (parser.c === '\\') {
      parser.step('3.1')
      parser.validationError('invalid-reverse-solidus', parser.pointer, parser.pointer + 1)
    }
    // 3.2. Look for a second one.
    parser.step('3.2')
    parser.state = 'file slash state'
  }
  // 4. Relative to a base that is file:
  else if (base !== null && base.scheme === 'file') {
    // 4.1. Take its host, path and query.
    parser.step('4.1')
    url.host = base.host
    url.path = clonePath(base.path)
    url.query = base.query
    // 4.2. `?` begins another query.
    if (parser.c === '?') {
      parser.step('4.2')
      url.query = ''
      parser.state = 'query state'
    }
    // 4.3. `#` begins a fragment.
    else if (parser.c === '#') {
      parser.step('4.3')
      url.fragment = ''
      parser.state = 'fragment state'
    }
    // 4.4. Anything else begins a path.
    else if (parser.c !== EOF) {
      // 4.4.1. Drop the query.
      parser.step('4.4.1')
      url.query = null
      // 4.4.2. Drop the last segment, unless a drive letter begins the path.
      if (!startsWithWindowsDriveLetter(parser.fromPointer)) {
        parser.step('4.4.2')
        shortenPath(url)
      }
      // 4.4.3. With one:
      else {
        // 4.4.3.1. Report it.
        parser.step('4.4.3.1')
        const { pointer } = parser
        parser.validationError('file-invalid-Windows-drive-letter', pointer, pointer + 2)
        // 4.4.3.2. Drop all segments.
        parser.step('4.4.3.2')
        url.path = { kind: 'list', segments: [] }
      }
      // 4.4.4. Read the path.
      parser.step('4.4.4')
      parser.state = 'path state'
      parser.pointer -= 1
    }
  }
  // 5. Otherwise read a path.
  else {
    parser.step('5')
    parser.state = 'path state'
    parser.pointer -= 1
  }
  return 'continue'
}

/**
 * https://url.spec.whatwg.org/#file-slash-state
 */
export function fileSlashState(parser: StateMachine): Outcome {
  const { base, url } = parser
  // 1. A second slash of either kind:
  if (parser.c === '/' || parser.c === '\\') {
    // 1.1. Report a backslash.
    if (parser.c === '\\') {
      parser.step('1.1')
      parser.validationError('invalid-reverse-solidus', parser.pointer, parser.pointer + 1)
    }
    // 1.2. A host may follow.
    parser.step('1.2')
    parser.state = 'file host state'
  }
  // 2. Otherwise the path begins.
  else {
    // 2.1. With a base that is file:
    if (base !== null && base.scheme === 'file') {
      // 2.1.1. Take its host.
      parser.step('2.1.1')
      url.host = base.host
      // 2.1.2. Take its drive letter, unless the input brings one.
      const first = firstSegment(base)
      if (
        !startsWithWindowsDriveLetter(parser.fromPointer) &&
        isNormalizedWindowsDriveLetter(first) &&
        url.path.kind === 'list'
      ) {
        parser.step('2.1.2')
        url.path.segments.push(first)
      }
    }
    // 2.2. Read the path.
    parser.step('2.2')
    parser.state = 'path state'
    parser.pointer -= 1
  }
  return 'continue'
}

/**
 * https://url.spec.whatwg.org/#file-host-state
 */
export function fileHostState(parser: StateMachine): Outcome {
  const { stateOverride, url } = parser
  const { c } = parser
  // 1. The host ends here.
  if (c === EOF || c === '/' || c === '\\' || c === '?' || c === '#') {
    parser.step('1')
    const bufferStart = parser.pointer - codePointLength(parser.buffer)
    const bufferEnd = parser.pointer
    parser.pointer -= 1
    // 1.1. A drive letter is not a host: report it, and read it as a path.
    if (stateOverride === null && isWindowsDriveLetter(parser.buffer)) {
      parser.step('1.1')
      parser.validationError('file-invalid-Windows-drive-letter-host', bufferStart, bufferEnd)
      // The buffer is for the path state.
      parser.state = 'path state'
    }
    // 1.2. No host:
    else if (parser.buffer === '') {
      // 1.2.1. The host is empty.
      parser.step('1.2.1')
      url.host = { kind: 'empty' }
      // 1.2.2. A setter is done.
      if (stateOverride !== null) {
        parser.step('1.2.2')
        return 'return'
      }
      // 1.2.3. Read the path.
      parser.step('1.2.3')
      parser.state = 'path start state'
    }
    // 1.3. A host:
    else {
      // 1.3.1. Parse it.
      parser.step('1.3.1')
      let host = parser.parseHost(bufferStart)
      // 1.3.2. Failure stays failure.
      if (host === null) {
        parser.step('1.3.2')
        return 'return failure'
      }
      // 1.3.3. `localhost` counts as empty.
      if (host.kind === 'domain' && host.name === 'localhost') {
        parser.step('1.3.3')
        host = { kind: 'empty' }
      }
      // 1.3.4. Take it.
      parser.step('1.3.4')
      url.host = host
      // 1.3.5. A setter is done.
      if (stateOverride !== null) {
        parser.step('1.3.5')
        return 'return'
      }
      // 1.3.6. Read the path.
      parser.step('1.3.6')
      parser.buffer = ''
      parser.state = 'path start state'
    }
  }
  // 2. The host goes on.
  else {
    parser.step('2')
    parser.buffer += parser.c
  }
  return 'continue'
}

/** The first segment of a path, which may have none: the empty string is not a drive letter either. */
function firstSegment({ path }: UrlRecord): string {
  return path.kind === 'list' ? (path.segments[0] ?? '') : ''
}
