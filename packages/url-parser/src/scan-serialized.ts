import { flatten } from '@waymark/infra'
import { authorityStart, isAuthorityEnd, scanHost, scanPort } from './scan-authority.ts'
import { LONGEST_MATCHED, skipPath, skipQuery } from './serialized-grammar.ts'
import type { SerializedUrl } from './split-serialized.ts'
import {
  CLASSES,
  ENDS_FRAGMENT,
  ENDS_PATH,
  ENDS_QUERY,
  IS_SLASH,
  MAY_BEGIN_DOTS,
} from './unit-classes.ts'

// The fast path asks one question: is this string already what the serialiser would write? The host and
// short tails go through loops with one table look-up a character and no branch on what is ordinary, long
// tails through sticky regular expressions. One expression for the whole was as fast, but knows no offsets.

/**
 * The URL that a string stands for, where that can be seen at a glance: the string is its own
 * serialisation, or lacks just the slash behind its host.
 *
 * @returns `null` says nothing about the string: parse it.
 */
export function scanSerialized(input: string): SerializedUrl | null {
  const { length } = input
  const hostStart = authorityStart(input)
  let schemeEnd: number
  let hostEnd: number
  let portEnd: number
  if (hostStart !== -1) {
    schemeEnd = hostStart - 3
    hostEnd = scanHost(input, hostStart)
    if (hostEnd === -1) return null
    portEnd = scanPort(input, schemeEnd, hostEnd)
    if (portEnd === -1) return null
  } else if (input.startsWith('file:///') && input.charCodeAt(9) !== PIPE) {
    schemeEnd = 4
    hostEnd = 7
    portEnd = 7
  } else return null
  let at = portEnd
  let dots = 0
  const hasPath = input.charCodeAt(at) === SLASH
  if (hasPath && length - at > SHORT && length <= LONGEST_MATCHED) {
    at = skipPath(input, at)
    if (at === -1) return null
  } else if (hasPath) {
    let before = IS_SLASH
    for (at++; at < length; at++) {
      const bits = CLASSES[input.charCodeAt(at)]!
      if ((bits & ENDS_PATH) !== 0) break
      dots |= (before << 1) & bits
      before = bits
    }
  }
  const searchStart = at
  if (at < length && input.charCodeAt(at) === QUESTION) {
    if (length - at > SHORT) {
      at = skipQuery(input, at)
    } else {
      for (at++; at < length; at++) {
        if ((CLASSES[input.charCodeAt(at)]! & ENDS_QUERY) !== 0) break
      }
    }
  }
  const hashStart = at
  if (at < length && input.charCodeAt(at) === HASH) {
    for (at++; at < length; at++) {
      if ((CLASSES[input.charCodeAt(at)]! & ENDS_FRAGMENT) !== 0) break
    }
  }
  if (at < length) return null
  if ((dots & MAY_BEGIN_DOTS) !== 0 && DOT_SEGMENT.test(input.slice(portEnd, searchStart))) {
    return null
  }
  const authority = hostStart === -1 ? hostEnd : hostStart
  const inserted = hasPath ? 0 : 1
  return {
    href: hasPath ? input : flatten(`${input.slice(0, portEnd)}/${input.slice(portEnd)}`),
    schemeEnd,
    usernameEnd: authority,
    hostStart: authority,
    hostEnd,
    portEnd,
    pathStart: portEnd,
    searchStart: searchStart + inserted,
    hashStart: hashStart + inserted,
  }
}

/**
 * Whether it can be seen at a glance that a string parses without a base.
 *
 * Behind a good authority of a special URL nothing can fail, so nothing is read.
 *
 * @returns `false` says nothing about the string: parse it.
 */
export function scanParseable(input: string): boolean {
  const hostStart = authorityStart(input)
  if (hostStart === -1) return input.startsWith('file:///')
  const hostEnd = scanHost(input, hostStart)
  if (hostEnd === -1) return false
  if (isAuthorityEnd(input, hostEnd)) return true
  // Without a scheme no port is the default one, which would have to go, and here may stay.
  const portEnd = scanPort(input, 0, hostEnd)
  return portEnd !== -1 && isAuthorityEnd(input, portEnd)
}

/**
 * Tails longer than this go through a regular expression: it reads a string faster than a loop does, above
 * all one that was cut out of another, but takes as long as twenty units to begin.
 */
const SHORT = 20

const DOT_SEGMENT = /\/(?:\.|%2[Ee]){1,2}(?:\/|$)/

const HASH = 0x23
const SLASH = 0x2f
const QUESTION = 0x3f
const PIPE = 0x7c
