import { isValidIpv4String } from '@waymark/host'
import { LONGEST_MATCHED, skipPath, skipQuery } from './serialized-grammar.ts'
import type { SerializedUrl } from './split-serialized.ts'
import { defaultPort } from './url-record.ts'

// The fast path asks one question: is this string already what the serialiser would write? The host and
// short tails go through loops with one table look-up a character and no branch on what is ordinary, long
// tails through sticky regular expressions. One expression for the whole was as fast, but knows no offsets.

/** Not lower-case ASCII that a host may hold. */
const ENDS_HOST = 1
/** `?`, `#`, `\`, or a member of the path percent-encode set. */
const ENDS_PATH = 2
/** `#`, or a member of the special-query percent-encode set. */
const ENDS_QUERY = 4
/** A member of the fragment percent-encode set. */
const ENDS_FRAGMENT = 8
/** Bits of neighbours, so that a shift finds `/` followed by what may begin a dot segment. */
const IS_SLASH = 16
const MAY_BEGIN_DOTS = 32
/** No digit and no hexadecimal number ends in these, so the last label is no number. */
const ENDS_NO_NUMBER = 64
/** `/`, `?`, `#` or `\`. */
export const ENDS_AUTHORITY = 128

/** A cell for every UTF-16 unit: a comparison with U+00FF beside a smaller table is slower by a tenth. */
export const CLASSES: Readonly<Uint8Array> = /* @__PURE__ */ classify()

function classify(): Uint8Array {
  const classes = new Uint8Array(0x10000).fill(ENDS_HOST | ENDS_PATH | ENDS_QUERY | ENDS_FRAGMENT)
  for (let c = 0x21; c < 0x7f; c++) {
    const character = String.fromCharCode(c)
    let bits = 0
    if (!/[\da-z_.-]/.test(character)) bits |= ENDS_HOST
    if (/["#<>?^`{}\\]/.test(character)) bits |= ENDS_PATH
    if (/["#<>']/.test(character)) bits |= ENDS_QUERY
    if (/["<>`]/.test(character)) bits |= ENDS_FRAGMENT
    if (character === '/') bits |= IS_SLASH
    if (/[#/?\\]/.test(character)) bits |= ENDS_AUTHORITY
    if (/[.%]/.test(character)) bits |= MAY_BEGIN_DOTS
    if (/[g-wyz]/.test(character)) bits |= ENDS_NO_NUMBER
    classes[c] = bits
  }
  return classes
}

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
    href: hasPath ? input : `${input.slice(0, portEnd)}/${input.slice(portEnd)}`,
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
  const portEnd = scanPort(input, hostStart - 3, hostEnd)
  if (portEnd === -1) return false
  const c = input.charCodeAt(portEnd)
  return portEnd === input.length || c === SLASH || c === QUESTION || c === HASH
}

/**
 * Tails longer than this go through a regular expression: it reads a string faster than a loop does, above
 * all one that was cut out of another, but takes as long as twenty units to begin.
 */
const SHORT = 20

const DOT_SEGMENT = /\/(?:\.|%2[Ee]){1,2}(?:\/|$)/

const HASH = 0x23
const DOT = 0x2e
const SLASH = 0x2f
const COLON = 0x3a
const QUESTION = 0x3f
const PIPE = 0x7c

/** Where the host begins in a URL with a special scheme other than `file`; -1 for all others. */
export function authorityStart(input: string): number {
  // Units one by one: each `startsWith` takes as long as ten of them.
  const first = input.charCodeAt(0)
  if (first === 0x68) {
    const isHttp =
      input.charCodeAt(1) === 0x74 && input.charCodeAt(2) === 0x74 && input.charCodeAt(3) === 0x70
    if (!isHttp) return -1
    const colon = input.charCodeAt(4) === 0x73 ? 5 : 4
    return input.charCodeAt(colon) === COLON &&
      input.charCodeAt(colon + 1) === SLASH &&
      input.charCodeAt(colon + 2) === SLASH
      ? colon + 3
      : -1
  }
  if (first === 0x66) return input.startsWith('ftp://') ? 6 : -1
  if (first !== 0x77) return -1
  if (input.startsWith('wss://')) return 6
  return input.startsWith('ws://') ? 5 : -1
}

/** The end of a lower-case domain that is no IPv4 address, however it is spelt; -1 in any doubt. */
export function scanHost(input: string, start: number): number {
  let end = start
  let last = 0
  for (; end < input.length; end++) {
    const bits = CLASSES[input.charCodeAt(end)]!
    if ((bits & ENDS_HOST) !== 0) break
    last = bits
  }
  if ((last & ENDS_NO_NUMBER) !== 0) return end
  if (end === start || input.charCodeAt(end - 1) === DOT) return -1
  // The last label is no number if it begins with a letter.
  let label = end - 1
  while (label > start && input.charCodeAt(label - 1) !== DOT) label--
  if (input.charCodeAt(label) >= 0x61) return end
  return isValidIpv4String(input.slice(start, end)) ? end : -1
}

/** The end of the port behind a host, in its one spelling, or of the host; -1 in any doubt. */
function scanPort(input: string, schemeEnd: number, hostEnd: number): number {
  if (input.charCodeAt(hostEnd) !== COLON) return hostEnd
  let end = hostEnd + 1
  let port = 0
  for (; end < hostEnd + 6; end++) {
    const digit = input.charCodeAt(end) - 0x30
    if (!(digit >= 0 && digit <= 9)) break
    port = port * 10 + digit
  }
  if (end === hostEnd + 1 || input.charCodeAt(hostEnd + 1) === 0x30 || port > 0xffff) return -1
  return port === defaultPort(input.slice(0, schemeEnd)) ? -1 : end
}
