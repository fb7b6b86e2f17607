import { asciiLowercase } from '@waymark/infra'

/**
 * A URL as the IIPC's canonicalisers parse it. Each byte of the string is in exactly one part, so the parts put
 * together give the string again, and any string can be parsed.
 *
 * @see https://github.com/iipc/urlcanon/blob/master/python/urlcanon/parse.py
 */
export interface ArchiveUrl {
  leadingJunk: string
  scheme: string
  colonAfterScheme: string
  slashes: string
  username: string
  colonBeforePassword: string
  password: string
  atSign: string
  host: string
  colonBeforePort: string
  port: string
  path: string
  questionMark: string
  query: string
  hashSign: string
  fragment: string
  trailingJunk: string
}

/** Special schemes and their default ports, as archives define them. */
export const ARCHIVE_PORTS: Readonly<Record<string, string>> = {
  ftp: '21',
  gopher: '70',
  http: '80',
  https: '443',
  ws: '80',
  wss: '443',
  file: '',
}

export function isArchiveSpecial(scheme: string): boolean {
  return Object.hasOwn(ARCHIVE_PORTS, scheme)
}

/** Parses any byte string. */
export function parseArchiveUrl(input: string): ArchiveUrl {
  let start = 0
  while (start < input.length && input.charCodeAt(start) <= 0x20) start++
  let end = input.length
  while (end > start && input.charCodeAt(end - 1) <= 0x20) end--
  const text = input.slice(start, end)
  const colon = /^[a-z]/i.test(text) ? text.indexOf(':') : -1
  const rest = text.slice(colon + 1)
  const hash = rest.indexOf('#')
  const beforeHash = hash === -1 ? rest : rest.slice(0, hash)
  const mark = beforeHash.indexOf('?')
  const url: ArchiveUrl = {
    leadingJunk: input.slice(0, start),
    scheme: colon === -1 ? '' : text.slice(0, colon),
    colonAfterScheme: colon === -1 ? '' : ':',
    slashes: '',
    username: '',
    colonBeforePassword: '',
    password: '',
    atSign: '',
    host: '',
    colonBeforePort: '',
    port: '',
    path: '',
    questionMark: mark === -1 ? '' : '?',
    query: mark === -1 ? '' : beforeHash.slice(mark + 1),
    hashSign: hash === -1 ? '' : '#',
    fragment: hash === -1 ? '' : rest.slice(hash + 1),
    trailingJunk: input.slice(end),
  }
  parsePathish(url, mark === -1 ? beforeHash : beforeHash.slice(0, mark))
  return url
}

/** Puts the parts together again. */
export function serializeArchiveUrl(url: ArchiveUrl): string {
  return (
    url.leadingJunk +
    url.scheme +
    url.colonAfterScheme +
    url.slashes +
    authorityOf(url) +
    url.path +
    url.questionMark +
    url.query +
    url.hashSign +
    url.fragment +
    url.trailingJunk
  )
}

export function authorityOf(url: ArchiveUrl): string {
  return (
    url.username +
    url.colonBeforePassword +
    url.password +
    url.atSign +
    url.host +
    url.colonBeforePort +
    url.port
  )
}

/** Parses what is between scheme and query: slashes, authority, path. */
export function parsePathish(url: ArchiveUrl, pathish: string): void {
  const scheme = asciiLowercase(url.scheme.replace(/[\t\n\r]/g, ''))
  const slashes = leadingSlashes(pathish, scheme)
  if (slashes === -1) {
    url.path = pathish
    return
  }
  let end = slashes
  while (end < pathish.length && !isSlash(pathish[end]!, isArchiveSpecial(scheme))) end++
  url.slashes = pathish.slice(0, slashes)
  url.path = pathish.slice(end)
  const authority = pathish.slice(slashes, end)
  if (scheme === 'file') url.host = authority
  else parseAuthority(url, authority)
}

/** The number of slashes before an authority; -1 if there is no authority. */
function leadingSlashes(pathish: string, scheme: string): number {
  const special = isArchiveSpecial(scheme)
  const wanted = special && scheme !== 'file' ? Number.POSITIVE_INFINITY : 2
  let seen = 0
  let at = 0
  for (; at < pathish.length; at++) {
    const c = pathish[at]!
    if (isSlash(c, special)) {
      if (seen === wanted) break
      seen++
    } else if (c !== '\t' && c !== '\n' && c !== '\r') break
  }
  return wanted === 2 && seen < 2 ? -1 : at
}

function isSlash(c: string, special: boolean): boolean {
  return c === '/' || (special && c === '\\')
}

/** Credentials end at the last `@` after the first colon, or else at the last `@` before it. */
function parseAuthority(url: ArchiveUrl, authority: string): void {
  const colon = authority.indexOf(':')
  const lastAt = authority.lastIndexOf('@')
  let rest = authority
  if (colon !== -1 && lastAt > colon) {
    url.username = authority.slice(0, colon)
    url.colonBeforePassword = ':'
    url.password = authority.slice(colon + 1, lastAt)
    url.atSign = '@'
    rest = authority.slice(lastAt + 1)
  } else if (lastAt !== -1) {
    url.username = authority.slice(0, lastAt)
    url.atSign = '@'
    rest = authority.slice(lastAt + 1)
  }
  const bracket = rest.startsWith('[') ? rest.indexOf(']') + 1 : 0
  const isLiteral = bracket > 0 && (bracket === rest.length || rest[bracket] === ':')
  const portColon = isLiteral ? (bracket < rest.length ? bracket : -1) : rest.indexOf(':')
  url.host = portColon === -1 ? rest : rest.slice(0, portColon)
  url.colonBeforePort = portColon === -1 ? '' : ':'
  url.port = portColon === -1 ? '' : rest.slice(portColon + 1)
}
