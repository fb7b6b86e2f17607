import { parseDomain } from '@waymark/host'
import { asciiLowercase } from '@waymark/infra'
import { type Sentence, sentence } from '@waymark/infra/internal'
import { decodeStrictly, escapeBytes, unescapeRepeatedly } from '../bytes.ts'
import { isDotSegment, isDoubleDot } from '../dot-segments.ts'
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

/** One step of a canonicaliser of web archives. */
export interface ArchiveStep {
  readonly name: string
  readonly category: Category
  /** One sentence in the present tense. */
  readonly summary: string
  /** Changes the URL in place. */
  apply(url: ArchiveUrl): void
}

function step(
  name: string,
  category: Category,
  { text: summary }: Sentence,
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
export const SEMANTIC_PRECISE: readonly ArchiveStep[] = /* @__PURE__ */ (() => [
  step(
    'trim',
    'preserves',
    sentence('Removes spaces and control characters around the URL.'),
    (url) => {
      url.leadingJunk = ''
      url.trailingJunk = ''
    },
  ),
  step('default-scheme', 'changes', sentence('Adds `http:` to a URL without a scheme.'), (url) => {
    if (url.scheme !== '') return
    url.scheme = 'http'
    url.colonAfterScheme = ':'
    if (url.path !== '') parsePathish(url, url.path)
  }),
  step('remove-tabs', 'preserves', sentence('Removes tabs and line breaks.'), (url) => {
    for (const part of TEXT_PARTS) url[part] = url[part].replace(/[\t\n\r]/g, '')
  }),
  step('lowercase-scheme', 'preserves', sentence('Writes the scheme in lower case.'), (url) => {
    url.scheme = asciiLowercase(url.scheme)
  }),
  step(
    'remove-default-port',
    'preserves',
    sentence('Removes the port if it is the default of the scheme.'),
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
    sentence('Removes the `:` and `@` of empty credentials.'),
    (url) => {
      if (url.password !== '') return
      url.colonBeforePassword = ''
      if (url.username === '') url.atSign = ''
    },
  ),
  step('two-slashes', 'preserves', sentence('Writes two slashes before a host.'), (url) => {
    if (url.slashes !== '' || authorityOf(url) !== '' || url.scheme === 'file') url.slashes = '//'
  }),
  step(
    'decode',
    'changes',
    sentence('Decodes percent-encoded bytes until none are left, except in the query.'),
    (url) => {
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
    },
  ),
  step('address', 'preserves', sentence('Writes an IP address in its usual form.'), (url) => {
    url.host = archiveAddress(url.host) ?? url.host
  }),
  step(
    'host-dots',
    'usually-preserves',
    sentence('Removes dots around the host and repeated dots in it.'),
    (url) => {
      url.host = trimDots(url.host.replace(/\.(?=\.)/g, ''))
    },
  ),
  step(
    'domain-to-ascii',
    'preserves',
    sentence('Writes the domain in ASCII (IDNA) and lower case.'),
    (url) => {
      if (url.host === '' || !isArchiveSpecial(url.scheme)) return
      const host = decodeStrictly(url.host)
      if (host === null) return
      const isAscii = host === url.host
      url.host = parseDomain(host) ?? (isAscii ? asciiLowercase(host) : url.host)
    },
  ),
  step('strip-credentials', 'usually-preserves', sentence('Removes the credentials.'), (url) => {
    url.username = ''
    url.colonBeforePassword = ''
    url.password = ''
    url.atSign = ''
  }),
  step(
    'encode',
    'preserves',
    sentence('Percent-encodes the bytes that must be percent-encoded.'),
    (url) => {
      url.scheme = escapeBytes(url.scheme, isGoogleSet)
      url.username = escapeBytes(url.username, isUserinfoSet)
      url.password = escapeBytes(url.password, isUserinfoSet)
      url.host = escapeBytes(url.host, isGoogleSet)
      url.port = escapeBytes(url.port, isGoogleSet)
      url.path = escapeBytes(url.path, isPathSet)
      url.fragment = escapeBytes(url.fragment, isGoogleSet)
    },
  ),
  step(
    'recode-query',
    'changes',
    sentence(
      'Decodes names and values in the query until no percent-encoded byte is left, then percent-encodes them once.',
    ),
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
  step('backslashes', 'preserves', sentence('Replaces backslashes by slashes.'), (url) => {
    if (!isArchiveSpecial(url.scheme)) return
    url.slashes = '/'.repeat(url.slashes.length)
    url.path = url.path.replaceAll('\\', '/')
  }),
  step('leading-slash', 'preserves', sentence('Adds a slash to the start of the path.'), (url) => {
    if (isArchiveSpecial(url.scheme) && !url.path.startsWith('/')) url.path = `/${url.path}`
  }),
  step(
    'remove-dot-segments',
    'preserves',
    sentence('Resolves `.` and `..` in the path.'),
    (url) => {
      url.path = resolvePathDots(url.path)
    },
  ),
  step(
    'collapse-slashes',
    'changes',
    sentence('Replaces repeated slashes in the path by one.'),
    (url) => {
      if (isArchiveSpecial(url.scheme)) url.path = url.path.replace(/\/{2,}/g, '/')
    },
  ),
  step(
    'sort-query',
    'usually-preserves',
    sentence('Sorts the query parameters by their bytes.'),
    sortQuery,
  ),
])()

/** The same steps for pages: without fragment. */
export const SEMANTIC: readonly ArchiveStep[] = /* @__PURE__ */ (() => [
  ...SEMANTIC_PRECISE,
  step('remove-fragment', 'changes', sentence('Removes the fragment.'), (url) => {
    url.hashSign = ''
    url.fragment = ''
  }),
])()

export const AGGRESSIVE: readonly ArchiveStep[] = /* @__PURE__ */ (() => [
  ...SEMANTIC,
  step('https-to-http', 'changes', sentence('Writes `https` as `http`.'), (url) => {
    if (url.scheme === 'https') url.scheme = 'http'
  }),
  step(
    'strip-www',
    'changes',
    sentence('Removes `www`, with or without a number, from the start of the host.'),
    (url) => {
      url.host = url.host.replace(/^(?:www\d*\.)+/, '')
    },
  ),
  step('lowercase-path', 'changes', sentence('Writes the path in lower case.'), (url) => {
    url.path = asciiLowercase(url.path)
  }),
  step('lowercase-query', 'changes', sentence('Writes the query in lower case.'), (url) => {
    url.query = asciiLowercase(url.query)
  }),
  step(
    'strip-session-ids',
    'usually-preserves',
    sentence('Removes session IDs from path and query.'),
    (url) => {
      url.query = withoutAdjacentSessions(url.query.split('&')).join('&')
      if (url.path.endsWith('.aspx')) {
        // Only segments between two slashes.
        url.path = url.path
          .split('/')
          .filter((segment, index) => index === 0 || !isAspNetSession(segment))
          .join('/')
      }
      url.path = withoutJavaSessions(url.path)
    },
  ),
  step(
    'strip-trailing-slash',
    'usually-preserves',
    sentence('Removes the slashes at the end of the path.'),
    (url) => {
      url.path = url.path.slice(0, slashlessEnd(url.path, url.path.length))
    },
  ),
  step(
    'ampersands',
    'usually-preserves',
    sentence('Removes each `&` without a parameter.'),
    (url) => {
      if (url.query.includes('&')) {
        url.query = url.query
          .split('&')
          .filter((text) => text !== '')
          .join('&')
      }
    },
  ),
  step(
    'remove-empty-query',
    'usually-preserves',
    sentence('Removes a `?` with nothing after it.'),
    (url) => {
      if (url.query === '') url.questionMark = ''
    },
  ),
  step(
    'sort-query',
    'usually-preserves',
    sentence('Sorts the query parameters by their bytes.'),
    sortQuery,
  ),
])()

/**
 * The path without the session IDs at its end. The slashes between them count, because the next step would remove them
 * and so uncover another one.
 */
function withoutJavaSessions(path: string): string {
  let end = path.length
  for (;;) {
    const last = slashlessEnd(path, end)
    const start = last - SESSION_LENGTH
    if (start < 0 || !/^;jsessionid=[0-9a-z]{32}$/.test(path.slice(start, last))) break
    end = start
  }
  return path.slice(0, end)
}

const SESSION_LENGTH = ';jsessionid='.length + 32

/** Where a path ends without the slashes at its end; the first one stays. */
function slashlessEnd(path: string, from: number): number {
  let end = from
  while (end > 1 && path[end - 1] === '/') end--
  return end
}

function recode(text: string): string {
  return escapeBytes(unescapeRepeatedly(text), isQuerySet)
}

function sortQuery(url: ArchiveUrl): void {
  if (url.query.includes('&')) url.query = sortParts(url.query)
}

/** Sorts the parameters, which are separated by `&`, by their bytes. */
export function sortParts(query: string): string {
  // Each code unit holds one byte, so the default order is that of the bytes.
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
    const isDots = isDotSegment(segment)
    if (!isDots) {
      kept.push(segment)
      return
    }
    if (isDoubleDot(segment)) kept.pop()
    if (index === segments.length - 1) kept.push('')
  })
  return `/${kept.join('/')}`
}
