import { parseDomain } from '@waymark/host'
import { asciiLowercase } from '@waymark/infra'
import { decodeStrictly, escapeBytes, unescapeRepeatedly } from '../bytes.ts'
import type { Category } from '../rule.ts'
import { isAspNetSession, withoutAdjacentSessions } from '../session-ids.ts'
import { archiveAddress } from './archive-ip.ts'
import {
  ARCHIVE_PORTS,
  type ArchiveUrl,
  authorityOf,
  isArchiveSpecial,
  parsePathish,
} from './archive-url.ts'

/** One step of a canonicaliser of archives. */
export interface ArchiveStep {
  readonly name: string
  readonly category: Category
  /** One sentence in the present tense. */
  readonly summary: string
  /** Changes the URL it is given. */
  apply(url: ArchiveUrl): void
}

function step(
  name: string,
  category: Category,
  summary: string,
  apply: (url: ArchiveUrl) => void,
): ArchiveStep {
  return { name, category, summary, apply }
}

const TEXT_PARTS = [
  'leadingJunk',
  'scheme',
  'slashes',
  'username',
  'password',
  'host',
  'port',
  'path',
  'query',
  'fragment',
  'trailingJunk',
] as const

const isControlOrBeyond = (byte: number) => byte <= 0x20 || byte >= 0x7f
const isGoogleSet = (byte: number) => isControlOrBeyond(byte) || byte === 0x23 || byte === 0x25
const isUserinfoSet = (byte: number) => isGoogleSet(byte) || byte === 0x3a || byte === 0x40
const isPathSet = (byte: number) => isGoogleSet(byte) || byte === 0x3f
const isQuerySet = (byte: number) => isGoogleSet(byte) || byte === 0x26 || byte === 0x3d

/** Step by step: https://github.com/iipc/urlcanon/blob/master/python/urlcanon/canon.py, semantic_precise. */
export const SEMANTIC_PRECISE: readonly ArchiveStep[] = /* @__PURE__ */ [
  step('trim', 'preserves', 'Drops spaces and control characters around the URL.', (url) => {
    url.leadingJunk = ''
    url.trailingJunk = ''
  }),
  step('default-scheme', 'changes', 'Takes a URL without a scheme for one of `http`.', (url) => {
    if (url.scheme !== '') return
    url.scheme = 'http'
    url.colonAfterScheme = ':'
    if (url.path !== '') parsePathish(url, url.path)
  }),
  step('remove-tabs', 'preserves', 'Drops tabs and line breaks.', (url) => {
    for (const part of TEXT_PARTS) url[part] = url[part].replace(/[\t\n\r]/g, '')
  }),
  step('lowercase-scheme', 'preserves', 'Writes the scheme in lower case.', (url) => {
    url.scheme = asciiLowercase(url.scheme)
  }),
  step(
    'remove-default-port',
    'preserves',
    'Drops a port that is the default of its scheme.',
    (url) => {
      if (url.port === '' || !Object.hasOwn(ARCHIVE_PORTS, url.scheme)) return
      if (url.port !== ARCHIVE_PORTS[url.scheme]) return
      url.colonBeforePort = ''
      url.port = ''
    },
  ),
  step(
    'clean-userinfo',
    'preserves',
    'Drops the marks of a user name or password that is empty.',
    (url) => {
      if (url.password !== '') return
      url.colonBeforePassword = ''
      if (url.username === '') url.atSign = ''
    },
  ),
  step('two-slashes', 'preserves', 'Writes two slashes before a host.', (url) => {
    if (url.slashes !== '' || authorityOf(url) !== '' || url.scheme === 'file') url.slashes = '//'
  }),
  step('decode', 'changes', 'Decodes escapes until none is left, but in the query.', (url) => {
    for (const part of [
      'scheme',
      'username',
      'password',
      'host',
      'port',
      'path',
      'fragment',
    ] as const) {
      url[part] = unescapeRepeatedly(url[part])
    }
  }),
  step('address', 'preserves', 'Writes an address in its usual form.', (url) => {
    url.host = archiveAddress(url.host) ?? url.host
  }),
  step(
    'host-dots',
    'usually-preserves',
    'Drops dots around a host, and all but one inside.',
    (url) => {
      url.host = trimDots(url.host.replace(/\.{2,}/g, '.'))
    },
  ),
  step(
    'domain-to-ascii',
    'preserves',
    'Writes a domain in its ASCII form (IDNA), in lower case.',
    (url) => {
      if (url.host === '' || !isArchiveSpecial(url.scheme)) return
      const host = decodeStrictly(url.host)
      if (host === null) return
      const isAscii = host === url.host
      url.host = parseDomain(host, false) ?? (isAscii ? asciiLowercase(host) : url.host)
    },
  ),
  step('strip-credentials', 'usually-preserves', 'Drops the user name and the password.', (url) => {
    url.username = ''
    url.colonBeforePassword = ''
    url.password = ''
    url.atSign = ''
  }),
  step('encode', 'preserves', 'Escapes what was decoded and must not stand so.', (url) => {
    url.scheme = escapeBytes(url.scheme, isGoogleSet)
    url.username = escapeBytes(url.username, isUserinfoSet)
    url.password = escapeBytes(url.password, isUserinfoSet)
    url.host = escapeBytes(url.host, isGoogleSet)
    url.port = escapeBytes(url.port, isGoogleSet)
    url.path = escapeBytes(url.path, isPathSet)
    url.fragment = escapeBytes(url.fragment, isGoogleSet)
  }),
  step(
    'recode-query',
    'changes',
    'Decodes names and values until no escape is left, and escapes them once.',
    (url) => {
      url.query = url.query
        .split('&')
        .map((text) => {
          const at = text.indexOf('=')
          if (at === -1) return recode(text)
          return `${recode(text.slice(0, at))}=${recode(text.slice(at + 1))}`
        })
        .join('&')
    },
  ),
  step('backslashes', 'preserves', 'Takes a backslash for a slash.', (url) => {
    if (!isArchiveSpecial(url.scheme)) return
    url.slashes = '/'.repeat(url.slashes.length)
    url.path = url.path.replaceAll('\\', '/')
  }),
  step('leading-slash', 'preserves', 'Begins a path with a slash.', (url) => {
    if (isArchiveSpecial(url.scheme) && !url.path.startsWith('/')) url.path = `/${url.path}`
  }),
  step('remove-dot-segments', 'preserves', 'Resolves `.` and `..` in the path.', (url) => {
    url.path = resolvePathDots(url.path)
  }),
  step(
    'collapse-slashes',
    'changes',
    'Writes one slash in the path for several in a row.',
    (url) => {
      if (isArchiveSpecial(url.scheme)) url.path = url.path.replace(/\/{2,}/g, '/')
    },
  ),
  step(
    'sort-query',
    'usually-preserves',
    'Orders the parameters of the query by their bytes.',
    sortQuery,
  ),
]

/** The same, of pages: without fragment. */
export const SEMANTIC: readonly ArchiveStep[] = /* @__PURE__ */ [
  ...SEMANTIC_PRECISE,
  step('remove-fragment', 'changes', 'Drops the fragment.', (url) => {
    url.hashSign = ''
    url.fragment = ''
  }),
]

export const AGGRESSIVE: readonly ArchiveStep[] = /* @__PURE__ */ [
  ...SEMANTIC,
  step('https-to-http', 'changes', 'Writes `https` as `http`.', (url) => {
    if (url.scheme === 'https') url.scheme = 'http'
  }),
  step(
    'strip-www',
    'changes',
    'Drops `www`, with or without a number, from the start of a host.',
    (url) => {
      url.host = url.host.replace(/^(?:www\d*\.)+/, '')
    },
  ),
  step('lowercase-path', 'changes', 'Writes the path in lower case.', (url) => {
    url.path = asciiLowercase(url.path)
  }),
  step('lowercase-query', 'changes', 'Writes the query in lower case.', (url) => {
    url.query = asciiLowercase(url.query)
  }),
  step(
    'strip-session-ids',
    'usually-preserves',
    'Drops identifiers of sessions from path and query.',
    (url) => {
      url.query = withoutAdjacentSessions(url.query.split('&')).join('&')
      if (url.path.endsWith('.aspx')) {
        // Only segments with a slash on both sides.
        url.path = url.path
          .split('/')
          .filter((segment, index) => index === 0 || !isAspNetSession(segment))
          .join('/')
      }
      url.path = url.path.replace(/;jsessionid=[0-9a-z]{32}$/, '')
    },
  ),
  step(
    'strip-trailing-slash',
    'usually-preserves',
    'Drops a slash at the end of the path.',
    (url) => {
      if (url.path !== '/' && url.path.endsWith('/')) url.path = url.path.slice(0, -1)
    },
  ),
  step('ampersands', 'usually-preserves', 'Drops `&` with no parameter between.', (url) => {
    if (url.query.includes('&')) {
      url.query = url.query
        .split('&')
        .filter((text) => text !== '')
        .join('&')
    }
  }),
  step('remove-empty-query', 'usually-preserves', 'Drops a `?` with nothing after it.', (url) => {
    if (url.query === '') url.questionMark = ''
  }),
  step(
    'sort-query',
    'usually-preserves',
    'Orders the parameters of the query by their bytes.',
    sortQuery,
  ),
]

function recode(text: string): string {
  return escapeBytes(unescapeRepeatedly(text), isQuerySet)
}

function sortQuery(url: ArchiveUrl): void {
  if (url.query.includes('&')) url.query = sortParts(url.query)
}

/** Orders what stands between `&` by bytes. */
export function sortParts(query: string): string {
  // One byte in each unit, so that the default order is that of the bytes.
  return query.split('&').sort().join('&')
}

export function trimDots(host: string): string {
  let start = 0
  while (host[start] === '.') start++
  let end = host.length
  while (end > start && host[end - 1] === '.') end--
  return host.slice(start, end)
}

/** https://github.com/iipc/urlcanon/blob/master/python/urlcanon/canon.py, resolve_path_dots */
export function resolvePathDots(path: string): string {
  if (!path.startsWith('/')) return path
  const segments = path.slice(1).split('/')
  const kept: string[] = []
  segments.forEach((segment, index) => {
    const isDots = segment.length <= 6 && /^(?:\.|%2e){1,2}$/i.test(segment)
    if (!isDots) {
      kept.push(segment)
      return
    }
    if (/^(?:\.|%2e){2}$/i.test(segment)) kept.pop()
    if (index === segments.length - 1) kept.push('')
  })
  return `/${kept.join('/')}`
}
