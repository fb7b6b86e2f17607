import { flatten } from '@waymark/infra'
import { FRAGMENT, SPECIAL_QUERY, USERINFO, utf8PercentEncode } from '@waymark/percent-encoding'
import { repairHost } from './repair-host.ts'
import { repairPath } from './repair-path.ts'
import { authorityStart, scanHost } from './scan-authority.ts'
import { LONGEST_MATCHED, skipPath, skipQuery } from './serialized-grammar.ts'
import type { SerializedUrl } from './split-serialized.ts'
import { hasTabOrNewline } from './tabs-and-newlines.ts'
import { CLASSES, ENDS_AUTHORITY } from './unit-classes.ts'
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
  const { length } = input
  const { authority, hostStart, hostEnd, port, end, isFile } = places
  let name: string | null = null
  if (!isFile && scanHost(input, hostStart) !== hostEnd) {
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

  const hash = input.indexOf('#', end)
  const hashStart = hash === -1 ? length : hash
  const question = input.indexOf('?', end)
  const searchStart = question === -1 || question > hashStart ? hashStart : question
  let newSearchStart = portEnd + searchStart - end
  let newHashStart = portEnd + hashStart - end
  const isPathClean = length <= LONGEST_MATCHED && skipPath(input, end) === searchStart
  const isQueryClean = searchStart === hashStart || skipQuery(input, searchStart) === hashStart
  if (isPathClean && isQueryClean && hashStart === length) href += input.slice(end)
  else {
    const path = input.slice(end, searchStart)
    href += isPathClean ? path : repairPath(path)
    newSearchStart = href.length
    if (searchStart < hashStart) {
      // Neither set holds the mark that a part begins with.
      const query = input.slice(searchStart, hashStart)
      href += isQueryClean ? query : utf8PercentEncode(query, SPECIAL_QUERY)
    }
    newHashStart = href.length
    if (hashStart < length) href += utf8PercentEncode(input.slice(hashStart), FRAGMENT)
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
  const { hostStart, hostEnd, isFile } = places
  return (
    isFile ||
    scanHost(input, hostStart) === hostEnd ||
    parseHost(input.slice(hostStart, hostEnd), false, null) !== null
  )
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
  /** Of `file:`, where an empty host is none that is missing. */
  readonly isFile: boolean
}

function findAuthority(input: string): AuthorityPlaces | null {
  const authority = authorityStart(input)
  if (authority === -1 && !input.startsWith('file:///')) return null
  if (input.charCodeAt(input.length - 1) <= 0x20 || hasTabOrNewline(input)) return null
  if (authority === -1) return DRIVE_LETTER.test(input) ? null : FILE_PLACES
  let end = authority
  let hostStart = authority
  let colon = -1
  for (; end < input.length; end++) {
    const c = input.charCodeAt(end)
    if (c === COLON) colon = end
    else if (c === AT) hostStart = end + 1
    else if ((CLASSES[c]! & ENDS_AUTHORITY) !== 0) break
  }
  const hasPort = colon >= hostStart && input.charCodeAt(end - 1) !== CLOSING_BRACKET
  const port = hasPort ? readPort(input, colon + 1, end) : NO_PORT
  if (port === -1) return null
  return { authority, hostStart, hostEnd: hasPort ? colon : end, port, end, isFile: false }
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
  isFile: true,
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

const COLON = 0x3a
const AT = 0x40
const CLOSING_BRACKET = 0x5d
