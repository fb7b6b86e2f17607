import { parseHost, serializeHost } from '@waymark/host'
import { canParse, parseUrl, serializePath, serializeUrl } from '@waymark/url-parser'
import {
  cutBase,
  isRepairable,
  isSerializedNotSpecial,
  matchNotSpecial,
  matchSerialized,
  repairSerialized,
  resolveSerialized,
  scanParseable,
  scanSerialized,
  splitSerialized,
  tidyReference,
  tidyStart,
} from '@waymark/url-parser/serialized'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baseText, urlPiece, urlText } from './arbitraries.ts'

/** Text near the border of what a scan recognises. */
const serializedLike = fc
  .tuple(
    fc.constantFrom(
      'http://',
      'https://',
      'ws://',
      'ftp://',
      'file:///',
      'file://',
      'https:/',
      'x://',
      'HTTP://',
    ),
    fc.constantFrom(
      'h',
      'example.com',
      'a.de',
      'xn--a',
      '1.2',
      'a.0x1',
      'a.09',
      'a.0xg',
      '0x7f.x',
      'a.b.',
      '.',
      'A',
      '-',
      '_',
      'c',
      'C',
      'z.1e',
    ),
    fc.constantFrom(
      '',
      '',
      '',
      ':80',
      ':8080',
      ':443',
      ':0',
      ':65536',
      ':080',
      ':',
      ':9x',
      '@h',
      '|',
    ),
    fc.array(
      fc.constantFrom(
        '/',
        '/a',
        '/.',
        '/..',
        '/.a',
        '/...',
        '/%2e',
        '/%2E.',
        '/.%2e',
        '/%41',
        '/C|',
        '\\',
        '?',
        '#',
        '?q',
        '#f',
        "'",
        '"',
        '<',
        '`',
        '{',
        '^',
        '|',
        '~',
        '[',
        '%',
        'é',
        ' ',
        '\x7f',
        '\n',
      ),
      { maxLength: 5 },
    ),
  )
  .map(([scheme, host, port, rest]) => scheme + host + port + rest.join(''))

test('a recognised string is its own serialisation, or lacks one slash', () => {
  let hits = 0
  fc.assert(
    fc.property(fc.oneof(serializedLike, urlText), (input) => {
      const scanned = scanSerialized(input)
      if (scanned === null) return
      hits++
      const href = serializeUrl(parseUrl(input)!)
      expect(scanned).toEqual(splitSerialized(href))
    }),
    { numRuns: 40_000 },
  )
  // A scan that never says yes would pass everything above.
  expect(hits).toBeGreaterThan(1_000)
})

/** Text that needs repairs: some of each in one URL. */
const untidy = fc
  .tuple(
    fc.constantFrom(
      'http://',
      'https://',
      'ws://',
      'wss://',
      'ftp://',
      'file://',
      'x://',
      'https:///',
    ),
    fc.constantFrom('', '', '', 'u@', 'u:p@', ':@', '@', 'a@b:c@', 'é:"@', 'u:@'),
    fc.constantFrom(
      'h',
      'A.Example',
      'bücher.de',
      '1.0x2',
      '[::1]',
      '[1::0.0.0.1]',
      'a%41',
      'h.',
      '',
      'a b',
      ']',
      '[',
      '256',
    ),
    fc.constantFrom('', '', ':', ':80', ':443', ':0080', ':65536', ':x', ':8080', ':00000000080'),
    fc.array(
      fc.constantFrom(
        ...[
          '/',
          '/a',
          '\\',
          '\\b',
          '/.',
          '/..',
          '/%2e',
          '/.%2E',
          '/...',
          '/.a',
          '/c d',
          '/é',
          '/\ud800',
          '/^',
          '/%',
          '/|',
        ],
        ...[
          '?',
          '?a b',
          "'",
          '"',
          '<',
          '#',
          '#f g',
          '`',
          '{',
          '\t',
          ' ',
          '?é',
          '#é',
          '//',
          '/../',
          '/./',
        ],
      ),
      { maxLength: 7 },
    ),
  )
  .map((parts) => parts.flat().join(''))

test('a repaired string is what the parser makes of it', () => {
  let hits = 0
  fc.assert(
    fc.property(fc.oneof(untidy, urlText), (input) => {
      const repaired = repairSerialized(input, parseHost)
      const isParseable = isRepairable(input, parseHost)
      if (isParseable) expect(canParse(input)).toBe(true)
      if (repaired === null) return
      expect(isParseable).toBe(true)
      hits++
      expect(repaired).toEqual(splitSerialized(serializeUrl(parseUrl(input)!)))
    }),
    { numRuns: 40_000 },
  )
  expect(hits).toBeGreaterThan(1_000)
})

test('a repaired file URL is what the parser makes of it', () => {
  const start = fc.constantFrom('file:///', 'file://', 'file:////', 'file:/', 'FILE:///')
  const part = fc.constantFrom(
    ...['', 'a', 'C:', 'c|', 'C:x', 'my docs', 'é', '.', '..', '%2e', '%43:', '|', ':', '"'],
    ...['/', '//', '\\', '?', '#', '?q r', '#f g', "'", ' ', '\t'],
  )
  const text = fc
    .tuple(start, fc.array(part, { maxLength: 7 }))
    .map((parts) => parts.flat().join(''))
  let hits = 0
  fc.assert(
    fc.property(text, (input) => {
      const repaired = repairSerialized(input, parseHost)
      const isParseable = isRepairable(input, parseHost)
      if (isParseable) expect(canParse(input)).toBe(true)
      if (repaired === null) return
      expect(isParseable).toBe(true)
      hits++
      expect(repaired).toEqual(splitSerialized(serializeUrl(parseUrl(input)!)))
    }),
    { numRuns: 20_000, examples: [['file:///a/../C|/x'], ['file:///a b/..//c|'], ['file:///']] },
  )
  expect(hits).toBeGreaterThan(1_000)
})

test('a long path is repaired as a short one is', () => {
  const tail = `${'/a/../b%2e/ /.'.repeat(1_000)}?${"'".repeat(3_000)}`
  const input = `https://H.example:443${tail}`
  expect(repairSerialized(input, parseHost)).toEqual(
    splitSerialized(serializeUrl(parseUrl(input)!)),
  )
})

test('a matched string is its own serialisation, or lacks one slash', () => {
  // Each way and each kind by itself: one that always says no must not hide behind another.
  const hits = { web: 0, file: 0, authority: 0, path: 0, opaque: 0 }
  const scheme = fc.constantFrom(
    'https://',
    'ftp://',
    'x://',
    'x:/',
    'x:',
    'x-1+.y:',
    'file:///',
    'httpx://',
    'X:',
  )
  const start = fc.constantFrom(
    '',
    'a',
    'h.example',
    'h:1',
    'h:0',
    'h:50051',
    'h:65536',
    'u@h',
    'u:p@h:1',
    ':p@h',
    'u:@h',
    'u:p@',
    '@h',
    'u:p:q@h',
    "!$&'()*+,@h",
    'u;v@h',
    'a1.b2',
    '1.2',
    'a.0x1',
    'A',
    '.',
    '..',
  )
  const part = fc.constantFrom(
    '/',
    '//',
    '/a',
    '/.',
    '/..',
    '/.a',
    '/%2e',
    '?',
    '?q',
    "'",
    '#',
    '#f',
    '"',
    ' ',
    '\\',
    '@',
    ':',
    '^',
    '`',
    'é',
  )
  const text = fc
    .tuple(scheme, start, fc.array(part, { maxLength: 5 }))
    .map((parts) => parts.flat().join(''))
  const web = fc
    .tuple(
      fc.constantFrom('http://', 'https://', 'ws://', 'https:/'),
      fc.constantFrom('h.example', 'a-b.c_d.de', '1.2.com', 'a..de', '.de', 'a.1', 'h.de.', 'a.D'),
      fc.array(part, { maxLength: 3 }),
    )
    .map((parts) => parts.flat().join(''))
  fc.assert(
    fc.property(fc.oneof(text, web, serializedLike, urlText), (input) => {
      const special = matchSerialized(input)
      const notSpecial = matchNotSpecial(input)
      expect(isSerializedNotSpecial(input)).toBe(notSpecial !== null)
      const matched = special ?? notSpecial
      if (matched === null) return
      const slashes = /^[^/]*:(\/{0,2})/.exec(input)![1]!.length
      if (special !== null) hits[input.startsWith('file:') ? 'file' : 'web']++
      else hits[(['opaque', 'path', 'authority'] as const)[slashes]!]++
      expect(matched).toEqual(splitSerialized(serializeUrl(parseUrl(input)!)))
    }),
    { numRuns: 40_000 },
  )
  for (const count of Object.values(hits)) expect(count).toBeGreaterThan(150)
})

test.each([
  'mailto:a.b@example.org?subject=x',
  'data:text/plain;base64,QUJD#f',
  'urn:isbn:0451450523',
  "javascript:alert('x y')",
  'data:text/html,<p>a {b}</p>',
  'git://host.example:9418/a/b.git',
  'file:///dir/file.txt',
  'https://www.example.com/a-b/c.html?q=1#f',
])('%s is matched', (input) =>
  expect(matchSerialized(input) ?? matchNotSpecial(input)).toEqual(splitSerialized(input)),
)

test('what scans as parseable parses, whatever follows', () => {
  let hits = 0
  fc.assert(
    fc.property(serializedLike, fc.array(urlPiece, { maxLength: 4 }), (start, rest) => {
      const input = start + rest.join('')
      if (!scanParseable(input)) return
      hits++
      expect(canParse(input)).toBe(true)
    }),
    { numRuns: 40_000 },
  )
  expect(hits).toBeGreaterThan(1_000)
})

test('a port need not be one that stays to see that a URL parses', () => {
  for (const port of ['443', '80', '65535']) {
    expect(scanParseable(`https://example.com:${port}/`)).toBe(true)
    expect(scanParseable(`http://example.com:${port}`)).toBe(true)
  }
  expect(scanSerialized('https://example.com:443/')).toBeNull()
  expect(scanParseable('https://example.com:65536/')).toBe(false)
})

test.each([
  'https://example.com/',
  'http://a.b-c.example:8080/p/.well-known/x;y=z@~|[]?q={}|^`&a=b#?f{}|^',
  'file:///C:/dir/file.txt',
  'wss://xn--bcher-kva.example/%C3%A9?%zz',
])('%s is recognised', (input) => expect(scanSerialized(input)).toEqual(splitSerialized(input)))

test('no path is too long for the stack of an expression', () => {
  const path = '/.a'.repeat(10_000_000)
  expect(scanSerialized(`https://h.example${path}`)?.hashStart).toBe(17 + path.length)
  // What is not recognised is left to the parser.
  expect(isSerializedNotSpecial(`x:${path}`)).toBe(false)
  const base = cutBase(scanSerialized('https://h.example/')!)
  expect(resolveSerialized(path, base)).toBeNull()
})

test('a host alone lacks its slash', () => {
  expect(scanSerialized('https://h.example')).toEqual(splitSerialized('https://h.example/'))
})

test('the parts of a serialisation are those of the record', () => {
  fc.assert(
    fc.property(
      fc.oneof(urlText, serializedLike),
      fc.option(baseText, { nil: null }),
      (input, base) => {
        const url = parseUrl(input, { base })
        if (url === null) return
        const href = serializeUrl(url)
        const at = splitSerialized(href)
        const authority = url.host === null ? at.schemeEnd + 1 : at.schemeEnd + 3
        expect(href.slice(0, at.schemeEnd)).toBe(url.scheme)
        expect(href.slice(authority, at.usernameEnd)).toBe(url.username)
        const password =
          at.hostStart > at.usernameEnd ? href.slice(at.usernameEnd, at.hostStart - 1) : ''
        expect(password).toBe(url.password === '' ? '' : `:${url.password}`)
        expect(href.slice(at.hostStart, at.hostEnd)).toBe(
          url.host === null ? '' : serializeHost(url.host),
        )
        const port = href.slice(at.hostEnd, at.portEnd)
        expect(port).toBe(url.port === null ? '' : `:${url.port}`)
        expect(href.slice(at.pathStart, at.searchStart)).toBe(serializePath(url))
        expect(href.slice(at.searchStart, at.hashStart)).toBe(
          url.query === null ? '' : `?${url.query}`,
        )
        expect(href.slice(at.hashStart)).toBe(url.fragment === null ? '' : `#${url.fragment}`)
      },
    ),
    { numRuns: 30_000 },
  )
})

const reference = fc
  .array(
    fc.constantFrom(
      '../',
      '../',
      'a',
      'b/',
      '/',
      'x:',
      ':',
      '.',
      '..',
      './',
      '%2e',
      '%41',
      '?',
      '#',
      '?q',
      '#f',
      "'",
      '"',
      '`',
      '\\',
      '|',
      'C|',
      'é',
      ' ',
      '..a',
      '.a',
      '@',
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''))
const SPECIAL_BASES = [
  'http://h/',
  'http://u:p@h:8080/a/b/c?q#f',
  'ws://h/a//b/',
  'ftp://[::1]/x/y#f',
  'https://1.2.3.4/a?q/r/s',
]

test('a resolved reference is what the parser makes of it', () => {
  // A base keeps what references before this one asked for.
  const cuts = SPECIAL_BASES.map((base) => cutBase(splitSerialized(base)))
  let hits = 0
  fc.assert(
    fc.property(reference, fc.nat(SPECIAL_BASES.length - 1), (input, at) => {
      const base = SPECIAL_BASES[at]!
      const resolved = resolveSerialized(input, cuts[at]!)
      if (resolved === null) return
      hits++
      expect(resolved).toEqual(splitSerialized(serializeUrl(parseUrl(input, { base })!)))
    }),
    { numRuns: 40_000, examples: [['', 1]] },
  )
  expect(hits).toBeGreaterThan(1_000)
})

test('a tidied reference parses as the one that was given', () => {
  const untidy = fc.constantFrom(
    ...['./', './', '.', '/', 'a', 'b:', '..', '../', '%2e/', 'é', '\u{1f4a9}', '\ud800', ' ', '"'],
    ...['?', '#', '?q r', "'", '`', '^', '{', '|', '\\', '\t', '\0', '\x7f', '%', '%zz', '//h'],
  )
  const references = fc.array(untidy, { maxLength: 6 }).map((pieces) => pieces.join(''))
  let hits = 0
  fc.assert(
    fc.property(
      fc.oneof(references, reference, urlText),
      fc.constantFrom(...SPECIAL_BASES),
      (input, base) => {
        const cut = cutBase(splitSerialized(base))
        const tidied = tidyReference(input, cut)
        if (tidied === null) return
        hits++
        expect(tidied).not.toBe(input)
        expect(tidyReference(tidied, cut)).toBeNull()
        expect(parseUrl(tidied, { base })).toEqual(parseUrl(input, { base }))
      },
    ),
    { numRuns: 40_000 },
  )
  expect(hits).toBeGreaterThan(5_000)
})

test.each([
  ['./a', 'a'],
  ['././a b/c', 'a%20b/c'],
  ['././../x y', '/x%20y'],
  ['.//x', '/b//x'],
  ['./', '/b/'],
  ['.', '/b/'],
  ['x/../.y', '/b/.y'],
  ['/../é/./?q', '/%C3%A9/?q'],
  ['./?q', '/b/?q'],
  ['./x:y', '/b/x:y'],
  ['/wiki/日本?q="#"', '/wiki/%E6%97%A5%E6%9C%AC?q=%22#%22'],
  ['é/b?c#d', '%C3%A9/b?c#d'],
  ['..//x', null],
  ['a\\b é', null],
  ['é ', null],
  ['//é/', null],
  ['x:é', null],
  ['a/b?c#d', null],
])('%j is tidied to %j', (input, tidied) => {
  expect(tidyReference(input, cutBase(splitSerialized('https://h/b/c')))).toBe(tidied)
})

const beginning = fc
  .array(
    fc.constantFrom(
      ...[' ', '\t', '\n', '\0', '\u00a0', '/', '//', '\\', '\\\\', '/\\', ':', '?', '#', '@'],
      ...[
        'http',
        'https',
        'HTTP',
        'Ws',
        'ftp',
        'file',
        'x',
        'ht\ttp',
        'http:',
        'HTTPS://',
        'h.example',
      ],
    ),
    { maxLength: 6 },
  )
  .map((pieces) => pieces.join(''))

test('what is tidied parses as what was given', () => {
  let hits = 0
  const bases = fc.constantFrom(null, 'http://b/c', 'https://b/', 'file:///C:/x', 'x:y', 'x://b/')
  fc.assert(
    fc.property(beginning, fc.oneof(urlText, serializedLike), bases, (start, rest, base) => {
      const input = start + rest
      const tidied = tidyStart(input)
      if (tidied === null) return
      hits++
      const expected = parseUrl(input, { base })
      expect(tidied).not.toBe(input)
      expect(tidyStart(tidied)).toBeNull()
      expect(parseUrl(tidied, { base })).toEqual(expected)
    }),
    { numRuns: 40_000 },
  )
  expect(hits).toBeGreaterThan(5_000)
})

test.each([
  [' https://h.example/a\n', 'https://h.example/a'],
  ['HTTP://H.example', 'http://H.example'],
  ['https:\\\\h.example\\a', 'https://h.example\\a'],
  ['wss:////h', 'wss://h'],
  ['\tmailto:a b', 'mailto:a b'],
  ['http:/h', null],
  ['http:h', null],
  ['FILE:///a', null],
  ['https://h.example/', null],
])('%j is tidied to %j', (input, tidied) => expect(tidyStart(input)).toBe(tidied))
