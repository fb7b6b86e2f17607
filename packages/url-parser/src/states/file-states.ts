import {
  isNormalizedWindowsDriveLetter,
  isWindowsDriveLetter,
  startsWithWindowsDriveLetter,
} from '../path-segments.ts'
import type { State, UrlParser } from '../url-parser.ts'
import { BACKSLASH, HASH, QUESTION, SLASH } from './code-units.ts'
import { pathStartState, pathState } from './path-states.ts'
import { fragmentAt, queryAt } from './query-states.ts'

/**
 * https://url.spec.whatwg.org/#file-state
 *
 *     file:///p
 *          ^
 */
export function fileState(parser: UrlParser): State | null {
  const { base, c, input, pointer, report } = parser
  parser.setScheme('file')
  parser.url.host = { kind: 'empty' }
  if (c === SLASH || c === BACKSLASH) {
    if (c === BACKSLASH) report?.('invalid-reverse-solidus', pointer, pointer + 1)
    parser.pointer++
    return fileSlashState
  }
  if (base === null || base.scheme !== 'file') return pathState
  parser.url.host = base.host
  parser.copyPath(base.path)
  parser.url.query = base.query
  if (c === QUESTION) return queryAt(parser, pointer)
  if (c === HASH) return fragmentAt(parser, pointer)
  if (pointer === input.length) return null
  parser.url.query = null
  if (startsWithWindowsDriveLetter(input, pointer)) {
    report?.('file-invalid-Windows-drive-letter', pointer, pointer + 2)
    parser.setSegments([])
  } else parser.shortenPath()
  return pathState
}

/**
 * https://url.spec.whatwg.org/#file-slash-state
 *
 *     file:///p
 *           ^
 */
export function fileSlashState(parser: UrlParser): State | null {
  const { base, c, input, pointer, report } = parser
  if (c === SLASH || c === BACKSLASH) {
    if (c === BACKSLASH) report?.('invalid-reverse-solidus', pointer, pointer + 1)
    parser.pointer++
    return fileHostState
  }
  if (base !== null && base.scheme === 'file') {
    parser.url.host = base.host
    const first = base.path.kind === 'list' ? base.path.segments[0] : undefined
    if (
      first !== undefined &&
      isNormalizedWindowsDriveLetter(first) &&
      !startsWithWindowsDriveLetter(input, pointer)
    ) {
      parser.segments.push(first)
    }
  }
  return pathState
}

/**
 * https://url.spec.whatwg.org/#file-host-state
 *
 *     file:///p
 *            ^
 */
export function fileHostState(parser: UrlParser): State | null {
  const { input, pointer: start, report, stateOverride } = parser
  let end = start
  while (end < input.length) {
    const c = input.charCodeAt(end)
    if (c === SLASH || c === BACKSLASH || c === QUESTION || c === HASH) break
    end++
  }
  const buffer = input.slice(start, end)
  parser.pointer = end
  if (stateOverride === null && isWindowsDriveLetter(buffer)) {
    report?.('file-invalid-Windows-drive-letter-host', start, end)
    parser.buffer = buffer
    return pathState
  }
  if (buffer === '') {
    parser.url.host = { kind: 'empty' }
  } else {
    const host = parser.parseHostBetween(start, end)
    if (host === null) return null
    const isLocalhost = host.kind === 'domain' && host.name === 'localhost'
    parser.url.host = isLocalhost ? { kind: 'empty' } : host
  }
  return stateOverride === null ? pathStartState : null
}
