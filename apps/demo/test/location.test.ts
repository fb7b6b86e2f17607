import { parseHost } from '@waymark/host'
import { asciiLowercase } from '@waymark/infra'
import {
  isSpecialScheme,
  parseUrl,
  readUrl,
  serializeUrl,
  type UrlRecord,
} from '@waymark/url-parser'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'
import { EXAMPLE_GROUPS } from '../src/examples.ts'
import { locationOf } from '../src/locate-input.ts'
import type { Location, Role } from '../src/location.ts'

function read(input: string, base: UrlRecord | null = null): Partial<Record<Role, string>> {
  const location = locate(input, base)
  return Object.fromEntries(
    location.spans.map(({ role, start, end }) => [role, input.slice(start, end)]),
  )
}

function locate(input: string, base: UrlRecord | null = null): Location {
  return locationOf(readUrl(input, { base }))
}

describe('parts in the input', () => {
  test('every part of a full URL is found', () => {
    expect(read('https://ann:s:ecret@shop.example:8443/a/b?c=d?#e#f')).toEqual({
      scheme: 'https',
      username: 'ann',
      password: 's:ecret',
      host: 'shop.example',
      port: '8443',
      path: '/a/b',
      query: 'c=d?',
      fragment: 'e#f',
    })
  })

  test('the last @ ends the credentials', () => {
    expect(read('https://a@b@c/')).toEqual({
      scheme: 'https',
      username: 'a@b',
      host: 'c',
      path: '/',
    })
  })

  test('colons in brackets are no port', () => {
    expect(read('http://[::1]:80')).toEqual({ scheme: 'http', host: '[::1]', port: '80' })
  })

  test('a backslash is a slash in special schemes only', () => {
    expect(read('https:\\\\a\\b')).toEqual({ scheme: 'https', host: 'a', path: '\\b' })
    expect(read('foo://a\\b/')).toEqual({ scheme: 'foo', host: 'a\\b', path: '/' })
  })

  test('offsets count the tabs and newlines that the parser drops', () => {
    const input = ' \tht\ntp://ex\tample/ '
    expect(read(input)).toEqual({ scheme: 'ht\ntp', host: 'ex\tample', path: '/' })
    expect(locate(input).ignored).toEqual([
      { start: 0, end: 2 },
      { start: 4, end: 5 },
      { start: 12, end: 13 },
      { start: 19, end: 20 },
    ])
  })

  test('a drive letter is no host', () => {
    expect(read('file://C|/x')).toEqual({ scheme: 'file', path: 'C|/x' })
    expect(read('file://host/x')).toEqual({ scheme: 'file', host: 'host', path: '/x' })
  })

  test('a relative reference has only the parts it writes', () => {
    const base = parseUrl('https://user@example.com/a/b?q')
    expect(read('../c?d', base)).toEqual({ path: '../c', query: 'd' })
    expect(read('//other/c', base)).toEqual({ host: 'other', path: '/c' })
    expect(read('https:c', base)).toEqual({ scheme: 'https', path: 'c' })
    expect(read('#f', base)).toEqual({ fragment: 'f' })
  })

  test('an opaque path has no host', () => {
    expect(read('mailto:a@b?subject=c')).toEqual({
      scheme: 'mailto',
      path: 'a@b',
      query: 'subject=c',
    })
  })

  test('of input that does not parse, what is after the failure is read, too', () => {
    const rest = { path: '/p', query: 'q', fragment: 'f' }
    expect(read('https://u@a b:1/p?q#f')).toEqual({
      scheme: 'https',
      username: 'u',
      host: 'a b',
      port: '1',
      ...rest,
    })
    expect(read('foo://h:x/p?q#f')).toEqual({ scheme: 'foo', host: 'h', port: 'x', ...rest })
    expect(read('https://?q#f')).toEqual({ scheme: 'https', query: 'q', fragment: 'f' })
    expect(read('example.com/p')).toEqual({ path: 'example.com/p' })
  })
})

const pieces = fc.constantFrom(
  ...[
    'http',
    'https',
    'file',
    'ftp',
    'ws',
    'foo',
    'mailto',
    'a',
    'b',
    'C',
    '1',
    '0x7f',
    '80',
    '443',
  ],
  ...[':', '::', '/', '//', '///', '\\', '\\\\', '?', '#', '@', '@@', '[', ']', '[::1]', '|', '&'],
  ...['.', '..', '%2e', '%41', '%', ' ', '\t', '\n', '\r', 'ü', '日本', '。', 'ع', '🍩', '\ud800'],
  ...['example.com', '=', '+', ';', "'", 'C:', 'c|', '\0', '\u200d', 'xn--'],
)
const soup = fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join(''))
const urlLike = fc
  .tuple(
    fc.constantFrom(
      '',
      ' ',
      'http:',
      'https://',
      'HTTPS:\\\\',
      'file:',
      'file://',
      'foo:',
      'foo://',
    ),
    soup,
  )
  .map((parts) => parts.join(''))
const bases = fc.constantFrom(
  null,
  'http://u:p@base.example:8080/x/y?z#w',
  'https://base.example/',
  'file:///C:/x/y',
  'file://host/x',
  'foo://h:9/x',
  'foo:/x/y',
  'mailto:x@y',
)

describe('agreement with the parser', () => {
  test('what is said to come from no base does not change with it, and the rest does', () => {
    const hits = { nothing: 0, scheme: 0, authority: 0, path: 0, query: 0 }
    const prefix = fc.constantFrom('', '/', '//', '\\/', 'a', '?', '#', '/\t/')
    const scheme = fc.constantFrom('', 'http:', 'file:', 'foo:', 'https:')
    const base = fc.constantFrom('http://base.example/x', 'file://base.example/x', 'foo://h/x')
    fc.assert(
      fc.property(scheme, prefix, urlLike, base, (start, middle, end, baseText) => {
        const input = start + middle + end
        const baseUrl = parseUrl(baseText)!
        const url = parseUrl(input, { base: baseUrl })
        if (url === null) return
        const { fromBase } = locate(input, baseUrl)
        const alone = parseUrl(input)
        hits[fromBase ?? 'nothing']++
        const isSame = alone !== null && serializeUrl(alone) === serializeUrl(url)
        expect(isSame, `${input} against ${baseText}`).toBe(fromBase === null)
      }),
      { numRuns: runs(500) },
    )
    expect(Math.min(...Object.values(hits))).toBeGreaterThan(leastHits(10))
  })

  test('every part of the record was read from its span, or comes from the base', () => {
    let parsed = 0
    fc.assert(
      fc.property(urlLike, bases, (input, baseText) => {
        const base = baseText === null ? null : parseUrl(baseText)
        const url = parseUrl(input, { base })
        const location = locate(input, base)
        expectOrder(location, input)
        if (url === null) return
        parsed++
        expectAgreement(input, location, url, base)
      }),
      { numRuns: runs(5000) },
    )
    expect(parsed).toBeGreaterThan(leastHits(500))
  })

  test('the examples of the page agree, too', () => {
    for (const { input, base } of EXAMPLE_GROUPS.flatMap(({ examples }) => examples)) {
      const baseUrl = base === undefined ? null : parseUrl(base)
      const url = parseUrl(input, { base: baseUrl })
      if (url !== null) expectAgreement(input, locate(input, baseUrl), url, baseUrl)
    }
  })

  test('ten thousand of one delimiter are read as any other input', () => {
    for (const unit of ['@', ':', '/', '\\', '\t', '?', '&', '[', '/..', 'ü']) {
      const input = `http://${unit.repeat(10_000)}`
      expectOrder(locate(input), input)
    }
  })
})

/** Spans and dropped characters lie inside the input, in order, and never overlap their own kind. */
function expectOrder(location: Location, input: string): void {
  for (const list of [location.spans, location.ignored, location.segments, location.parameters]) {
    let last = 0
    const isOrdered = list.every(({ start, end }) => {
      const fits = start >= last && end > start
      last = end
      return fits
    })
    expect(isOrdered && last <= input.length).toBe(true)
  }
}

function expectAgreement(
  input: string,
  location: Location,
  url: UrlRecord,
  base: UrlRecord | null,
): void {
  const text = (role: Role): string | null => {
    const span = location.spans.find((each) => each.role === role)
    return span === undefined ? null : input.slice(span.start, span.end).replace(/[\t\n\r]/g, '')
  }
  const scheme = text('scheme')
  expect(scheme === null ? base?.scheme : asciiLowercase(scheme)).toBe(url.scheme)

  const host = text('host')
  if (host !== null) {
    const parsed = parseHost(host, { isOpaque: !isSpecialScheme(url.scheme) })
    const isLocal =
      url.scheme === 'file' && parsed?.kind === 'domain' && parsed.name === 'localhost'
    expect(isLocal ? { kind: 'empty' } : parsed).toEqual(url.host)
  } else if (url.host !== null && url.host.kind !== 'empty') expect(url.host).toEqual(base?.host)

  const port = text('port')
  if (port !== null) {
    // A record keeps a port where it is not the default; the parser itself knows which that is.
    expect(parseUrl(`${url.scheme}://h:${port}`)?.port).toBe(url.port)
  } else if (url.port !== null) expect(url.port).toBe(base?.port)

  // What was found must rebuild the same record: this catches a border that is off by one.
  const credentials = text('username') !== null || text('password') !== null
  if (!credentials) {
    if (url.username !== '') expect(url.username).toBe(base?.username)
    if (url.password !== '') expect(url.password).toBe(base?.password)
  } else {
    const rebuilt = parseUrl(`foo://${text('username') ?? ''}:${text('password') ?? ''}@h`)
    expect([rebuilt?.username, rebuilt?.password]).toEqual([url.username, url.password])
  }

  const path = text('path')
  if (path === null) {
    const isRoot = url.path.kind === 'list' && url.path.segments.join('') === ''
    const isEmpty = url.path.kind === 'opaque' && url.path.text === ''
    if (!isRoot && !isEmpty) expect(url.path).toEqual(base?.path)
  } else if (scheme !== null && host !== null) {
    expect(parseUrl(`${url.scheme}://h${path}#`)?.path).toEqual(url.path)
  }

  const query = text('query')
  if (query === null) {
    if (url.query !== null && url.query !== '') expect(url.query).toBe(base?.query)
  } else expect(parseUrl(`${url.scheme}://h/?${query}#`)?.query).toBe(url.query)

  const fragment = text('fragment')
  if (fragment === null) expect(url.fragment ?? '').toBe('')
  else expect(parseUrl(`${url.scheme}://h/#${fragment}`)?.fragment).toBe(url.fragment)

  expect(serializeUrl(url)).not.toBe('')
}
