import { type Host, parseHost } from '@waymark/host'
import {
  builtInList,
  getPublicSuffix,
  getRegistrableDomain,
  LIST_VERSION,
  PUBLIC_SUFFIX_LIST,
} from '@waymark/public-suffix'
import { getOrigin, parseUrl } from '@waymark/url-parser'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

// https://url.spec.whatwg.org/#example-host-psl
test.each([
  ['com', 'com', null],
  ['example.com', 'com', 'example.com'],
  ['www.example.com', 'com', 'example.com'],
  ['sub.www.example.com', 'com', 'example.com'],
  ['EXAMPLE.COM', 'com', 'example.com'],
  ['example.com.', 'com.', 'example.com.'],
  ['github.io', 'github.io', null],
  ['whatwg.github.io', 'github.io', 'whatwg.github.io'],
  ['إختبار', 'xn--kgbechtv', null],
  ['example.إختبار', 'xn--kgbechtv', 'example.xn--kgbechtv'],
  ['sub.example.إختبار', 'xn--kgbechtv', 'example.xn--kgbechtv'],
  ['[2001:0db8:85a3:0000:0000:8a2e:0370:7334]', null, null],
])('the standard says of %s: %s and %s', (input, suffix, domain) => {
  const host = parseHost(input)!
  expect(getPublicSuffix(host)).toBe(suffix)
  expect(getRegistrableDomain(host)).toBe(domain)
})

describe('rules of the list', () => {
  test.each([
    ['a rule of two labels', 'www.example.co.uk', 'co.uk', 'example.co.uk'],
    ['a wildcard', 'a.b.c.kobe.jp', 'c.kobe.jp', 'b.c.kobe.jp'],
    ['a wildcard does not speak of its own parent', 'kobe.jp', 'jp', 'kobe.jp'],
    ['an exception to a wildcard', 'www.city.kobe.jp', 'kobe.jp', 'city.kobe.jp'],
    ['a wildcard for a whole top-level domain', 'a.b.ck', 'b.ck', 'a.b.ck'],
    ['its exception', 'www.ck', 'ck', 'www.ck'],
    ['a rule of the private section', 'me.blogspot.com', 'blogspot.com', 'me.blogspot.com'],
    [
      'a rule two levels below another',
      'b.a.s3.amazonaws.com',
      's3.amazonaws.com',
      'a.s3.amazonaws.com',
    ],
    ['a rule in another script', 'www.食狮.公司.cn', 'xn--55qx5d.cn', 'xn--85x722f.xn--55qx5d.cn'],
    ['an unlisted top-level domain', 'a.b.unlisted', 'unlisted', 'b.unlisted'],
    ['the same with a root dot', 'www.city.kobe.jp.', 'kobe.jp.', 'city.kobe.jp.'],
    ['only a suffix and a root dot', 'co.uk.', 'co.uk.', null],
  ])('%s: %s', (_, input, suffix, domain) => {
    const host = parseHost(input)!
    expect(getPublicSuffix(host)).toBe(suffix)
    expect(getRegistrableDomain(host)).toBe(domain)
  })
})

test.each<Host>([
  { kind: 'ipv4', address: 0x7f000001 },
  { kind: 'ipv6', pieces: [0, 0, 0, 0, 0, 0, 0, 1] },
  { kind: 'opaque', text: 'example.com' },
  { kind: 'empty' },
])('a host of kind $kind has neither', (host) => {
  expect(getPublicSuffix(host)).toBeNull()
  expect(getRegistrableDomain(host)).toBeNull()
})

test.each(['.', '..', '.com', '.example.com', 'a..example.com', 'example.com..', 'a..'])(
  'a name with an empty label has neither: %s',
  (name) => {
    expect(getPublicSuffix(parseHost(name)!)).toBeNull()
    expect(getRegistrableDomain(parseHost(name)!)).toBeNull()
  },
)

test('names of object members are names like others', () => {
  for (const name of ['constructor', '__proto__', 'tostring']) {
    expect(getPublicSuffix({ kind: 'domain', name: `a.${name}` })).toBe(name)
  }
})

test('the list says how old it is', () => {
  expect(LIST_VERSION).toMatch(/^\d{4}-\d{2}-\d{2} [0-9a-f]{8}$/)
})

const label = fc.constantFrom('a', 'example', 'com', 'co', 'uk', 'jp', 'kobe', 'city', 'ck', 'www')
const name = fc
  .tuple(fc.array(label, { minLength: 1, maxLength: 7 }), fc.constantFrom('', '.'))
  .map(([labels, dot]) => labels.join('.') + dot)

test('a registrable domain is the public suffix and one label more, and its own registrable domain', () => {
  fc.assert(
    fc.property(name, (text) => {
      const host: Host = { kind: 'domain', name: text }
      const suffix = getPublicSuffix(host)!
      const domain = getRegistrableDomain(host)
      expect(`.${text}`.endsWith(`.${suffix}`)).toBe(true)
      expect(suffix.endsWith('.')).toBe(text.endsWith('.'))
      if (domain === null) {
        expect(suffix).toBe(text)
        return
      }
      expect(`.${text}`.endsWith(`.${domain}`)).toBe(true)
      expect(domain.slice(domain.indexOf('.') + 1)).toBe(suffix)
      expect(getRegistrableDomain({ kind: 'domain', name: domain })).toBe(domain)
    }),
  )
})

test('an option takes a list with its functions, and nothing that is only like one', () => {
  const { getPublicSuffix, getRegistrableDomain } = builtInList
  expect(PUBLIC_SUFFIX_LIST.accepts(builtInList)).toBe(true)
  for (const value of [
    null,
    undefined,
    'list',
    [],
    {},
    { getPublicSuffix },
    { getRegistrableDomain },
  ]) {
    expect(PUBLIC_SUFFIX_LIST.accepts(value)).toBe(false)
  }
  const texts = { getPublicSuffix: 'a', getRegistrableDomain: 'b' }
  expect(PUBLIC_SUFFIX_LIST.accepts(texts)).toBe(false)
  expect(PUBLIC_SUFFIX_LIST.accepts({ ...texts, getPublicSuffix })).toBe(false)
  expect(PUBLIC_SUFFIX_LIST.accepts({ ...texts, getRegistrableDomain })).toBe(false)
})

describe('a URL or a host is given in any form', () => {
  const url = 'https://www.example.co.uk:8080/a?b#c'
  test.each([
    ['the string of a URL', url],
    ['the string of a host', 'www.example.co.uk'],
    ['a host that is written otherwise', 'WWW.ex%61mple.CO.UK'],
    ['a URL of the platform', new URL(url)],
    ['what has an href', { href: url }],
    ['a record', parseUrl(url)!],
    ['an origin', getOrigin(parseUrl(url)!)],
    ['a scheme and a host', { scheme: 'https', host: parseHost('www.example.co.uk') }],
    ['a host', parseHost('www.example.co.uk')!],
  ] as const)('%s', (_, input) => {
    expect(getPublicSuffix(input)).toBe('co.uk')
    expect(getRegistrableDomain(input)).toBe('example.co.uk')
    expect(builtInList.getPublicSuffix(input)).toBe('co.uk')
    expect(builtInList.getRegistrableDomain(input)).toBe('example.co.uk')
  })

  test.each([
    ...['', ' ', 'no host', 'www.example.co.uk/a', 'www.example.co.uk:8080', '//example.co.uk/'],
    ...['mailto:me@example.co.uk', 'https://', 'foo://example.co.uk/', 'a:b', '[::1]', '127.0.0.1'],
    ...['https://[::1]:80/', ' example.co.uk', 'data:,', '0x7f.1', 'blob:https://example.co.uk/x'],
  ])('%j has no host that is a domain', (text) => {
    expect(getPublicSuffix(text)).toBeNull()
    expect(getRegistrableDomain(text)).toBeNull()
    expect(getRegistrableDomain(text, { includeSelf: true })).toBeNull()
  })

  test('no string is both a host and a URL', () => {
    const text = fc.string({ unit: fc.constantFrom(...'[]:.a1/@ %'), maxLength: 12 })
    fc.assert(
      fc.property(text, (input) => {
        const isUrl = input.includes(':') && !input.startsWith('[')
        expect(isUrl ? parseHost(input) : parseUrl(input)).toBeNull()
      }),
    )
  })

  test('the host of an anchor without a link, and an opaque origin, are none', () => {
    expect(getRegistrableDomain({ href: '' })).toBeNull()
    expect(getPublicSuffix({ kind: 'opaque' })).toBeNull()
  })
})

test.each([
  ['co.uk', 'co.uk'],
  ['github.io', 'github.io'],
  ['localhost', 'localhost'],
  ['com.', 'com.'],
  ['www.example.co.uk', 'example.co.uk'],
])('with includeSelf, %s gives %s', (input, domain) => {
  expect(getRegistrableDomain(input, { includeSelf: true })).toBe(domain)
  expect(builtInList.getRegistrableDomain(input, { includeSelf: true })).toBe(domain)
})

test.each([
  ['whatwg.github.io', 'io', 'github.io'],
  ['github.io', 'io', 'github.io'],
  ['a.blogspot.com', 'com', 'blogspot.com'],
  ['b.a.s3.amazonaws.com', 'com', 'amazonaws.com'],
  // A wildcard of the private section, and of the ICANN section with an exception.
  ['a.b.compute.amazonaws.com', 'com', 'amazonaws.com'],
  ['x.c.kobe.jp', 'c.kobe.jp', 'x.c.kobe.jp'],
  ['www.city.kobe.jp', 'kobe.jp', 'city.kobe.jp'],
  ['www.example.co.uk', 'co.uk', 'example.co.uk'],
  ['a.unlisted', 'unlisted', 'a.unlisted'],
])('in the ICANN section, %s is below %s', (input, suffix, domain) => {
  const options = { icannOnly: true }
  expect(getPublicSuffix(input, options)).toBe(suffix)
  expect(getRegistrableDomain(input, options)).toBe(domain)
  expect(builtInList.getPublicSuffix(input, options)).toBe(suffix)
  expect(builtInList.getRegistrableDomain(input, options)).toBe(domain)
})
