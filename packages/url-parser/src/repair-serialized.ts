import { flatten } from '@waymark/infra'
import { FRAGMENT, SPECIAL_QUERY, USERINFO, utf8PercentEncode } from '@waymark/percent-encoding'
import { repairHost } from './repair-host.ts'
import { repairPath } from './repair-path.ts'
import { authorityStart, isAuthorityEnd, scanHost } from './scan-authority.ts'
import type { SerializedUrl } from './split-serialized.ts'
import { isTabOrNewline } from './tabs-and-newlines.ts'
import {
  CLASSES,
  ENDS_AUTHORITY,
  ENDS_FRAGMENT,
  ENDS_PATH,
  ENDS_QUERY,
  MAY_BEGIN_DOTS,
} from './unit-classes.ts'
import type { ParseHost } from './url-parser.ts'
import { defaultPort } from './url-record.ts'

/**
 * The second fast path: a URL with a special scheme, each part of which can be brought into its serialised form
 * as text. Hosts go through the host parser, so that this file knows nothing of them.
 *
 * @returns `null` says nothing about the string: parse it.
 */
export function repairSerialized(input: string, parseHost: ParseHost): SerializedUrl | null {
  const places = findAuthority(input)
  if (places === null) return null
  const { authority, hostStart, hostEnd, port, end, isHostClean } = places
  const tail = findTail(input, end)
  if (tail === null) return null
  const { searchStart, hashStart, dirty } = tail
  let name: string | null = null
  if (!isHostClean) {
    name = repairHost(input.slice(hostStart, hostEnd), parseHost)
    if (name === null) return null
  }

  let href = ''
  let usernameEnd = authority
  let newHostStart = authority
  if (hostStart === authority && name === null) href = input.slice(0, hostEnd)
  else {
    href = input.slice(0, authority)
    if (hostStart > authority) {
      const firstColon = input.indexOf(':', authority)
      const split = firstColon < hostStart && firstColon !== -1 ? firstColon : hostStart - 1
      const password = utf8PercentEncode(input.slice(split + 1, hostStart - 1), USERINFO)
      href += utf8PercentEncode(input.slice(authority, split), USERINFO)
      usernameEnd = href.length
      if (password !== '') href += `:${password}`
      if (href.length > authority) href += '@'
    }
    newHostStart = href.length
    href += name ?? input.slice(hostStart, hostEnd)
  }
  const newHostEnd = href.length
  if (port !== NO_PORT && port !== defaultPort(input.slice(0, authority - 3))) href += `:${port}`
  const portEnd = href.length

  let newSearchStart = portEnd + searchStart - end
  let newHashStart = portEnd + hashStart - end
  if (dirty === 0) href += input.slice(end)
  else {
    const path = input.slice(end, searchStart)
    const query = input.slice(searchStart, hashStart)
    href += (dirty & ENDS_PATH) === 0 ? path : repairPath(path)
    newSearchStart = href.length
    // Neither set holds the mark that a part begins with.
    href += utf8PercentEncode(query, SPECIAL_QUERY)
    newHashStart = href.length
    href += utf8PercentEncode(input.slice(hashStart), FRAGMENT)
  }
  return {
    href: flatten(href),
    schemeEnd: authority - 3,
    usernameEnd,
    hostStart: newHostStart,
    hostEnd: newHostEnd,
    portEnd,
    pathStart: portEnd,
    searchStart: newSearchStart,
    hashStart: newHashStart,
  }
}

/**
 * Whether a URL could be repaired so: nothing but its authority can fail.
 *
 * @returns `false` says nothing about the string: parse it.
 */
export function isRepairable(input: string, parseHost: ParseHost): boolean {
  const places = findAuthority(input)
  if (places === null) return false
  const { hostStart, hostEnd, isHostClean } = places
  return isHostClean || parseHost(input.slice(hostStart, hostEnd), false, null) !== null
}

interface AuthorityPlaces {
  /** Behind the `//`. */
  readonly authority: number
  readonly hostStart: number
  readonly hostEnd: number
  /** `NO_PORT`, or what a port may be. */
  readonly port: number
  /** Where the path begins, or what stands in its place. */
  readonly end: number
  /** Whether the host is written as it will stand. */
  readonly isHostClean: boolean
}

function findAuthority(input: string): AuthorityPlaces | null {
  const authority = authorityStart(input)
  if (authority === -1 && !input.startsWith('file:///')) return null
  if (input.charCodeAt(input.length - 1) <= 0x20) return null
  if (authority === -1) return DRIVE_LETTER.test(input) ? null : FILE_PLACES
  let hostStart = authority
  const cleanEnd = scanHost(input, authority)
  if (cleanEnd !== -1 && isAuthorityEnd(input, cleanEnd)) {
    return {
      authority,
      hostStart,
      hostEnd: cleanEnd,
      port: NO_PORT,
      end: cleanEnd,
      isHostClean: true,
    }
  }
  let end = authority
  let colon = -1
  for (; end < input.length; end++) {
    const c = input.charCodeAt(end)
    if (c === COLON) colon = end
    else if (c === AT) hostStart = end + 1
    else if ((CLASSES[c]! & ENDS_AUTHORITY) !== 0) break
    else if (isTabOrNewline(c)) return null
  }
  const hasPort = colon >= hostStart && input.charCodeAt(end - 1) !== CLOSING_BRACKET
  const port = hasPort ? readPort(input, colon + 1, end) : NO_PORT
  if (port === -1) return null
  const hostEnd = hasPort ? colon : end
  const scanned = hostStart === authority ? cleanEnd : scanHost(input, hostStart)
  return { authority, hostStart, hostEnd, port, end, isHostClean: scanned === hostEnd }
}

interface TailPlaces {
  readonly searchStart: number
  readonly hashStart: number
  /** `ENDS_PATH`, `ENDS_QUERY` and `ENDS_FRAGMENT` for the parts that are not written as they will stand. */
  readonly dirty: number
}

/** What stands behind the authority; `null` where there is something that the parser takes out. */
function findTail(input: string, start: number): TailPlaces | null {
  const { length } = input
  let searchStart = length
  let hashStart = length
  let ends = ENDS_PATH
  let dirty = input.charCodeAt(start) === SLASH ? 0 : ENDS_PATH
  let dots = 0
  let before = 0
  for (let at = start; at < length; at++) {
    const c = input.charCodeAt(at)
    const bits = CLASSES[c]!
    if ((bits & ends) !== 0) {
      if (c === HASH) {
        hashStart = at
        ends = ENDS_FRAGMENT
      } else if (c === QUESTION) {
        searchStart = at
        ends = ENDS_QUERY
      } else if (isTabOrNewline(c)) return null
      else dirty |= ends
    }
    // Those of a query cost a second look at the path.
    dots |= (before << 1) & bits
    before = bits
  }
  if ((dots & MAY_BEGIN_DOTS) !== 0) dirty |= ENDS_PATH
  return { searchStart: Math.min(searchStart, hashStart), hashStart, dirty }
}

/** What stands behind a host without a port, or with an empty one. */
const NO_PORT = -2

/** What may be a drive letter, a matter of the parser. */
const DRIVE_LETTER = /[/\\][A-Za-z][:|]/
/** A file of this host: there is nothing between the second slash and the third. */
const FILE_PLACES: AuthorityPlaces = {
  authority: 7,
  hostStart: 7,
  hostEnd: 7,
  port: NO_PORT,
  end: 7,
  isHostClean: true,
}

/** The number between two offsets; -1 when there is none that a port may have. */
function readPort(input: string, start: number, end: number): number {
  if (start === end) return NO_PORT
  let port = 0
  for (let i = start; i < end; i++) {
    const digit = input.charCodeAt(i) - 0x30
    port = port * 10 + digit
    if (!(digit >= 0 && digit <= 9) || port > 0xffff) return -1
  }
  return port
}

const HASH = 0x23
const SLASH = 0x2f
const COLON = 0x3a
const QUESTION = 0x3f
const AT = 0x40
const CLOSING_BRACKET = 0x5d
