import { checkOutgoingUrl } from '@waymark/path-guard'
import { isDisputed, type ParserName, readings } from '@waymark/path-guard/readings'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import { runs } from '../../../../test/runs.ts'
import { confusingUrls } from './confusing-urls.ts'

/** The hosts that programs see, but for those that agree with the URL Standard. */
function others(url: string): Partial<Record<ParserName, string | null>> {
  return Object.fromEntries(
    readings(url)
      .filter(({ agrees }) => !agrees)
      .map(({ parser, target }) => [parser, target!.host]),
  )
}

describe('programs that read another host', () => {
  const evil = 'evil.example'

  test.each<[url: string, others: Partial<Record<ParserName, string | null>>]>([
    // A backslash is a slash only in the URL Standard.
    [
      'http://good.example\\@evil.example/',
      { 'rfc-3986': evil, python: evil, curl: evil, 'java-url': evil },
    ],
    [
      'http://good.example\\.evil.example/',
      {
        'rfc-3986': 'good.example\\.evil.example',
        python: 'good.example\\.evil.example',
        'java-url': 'good.example\\.evil.example',
      },
    ],
    // One slash, or three, for two.
    [
      'http:///evil.example/',
      { 'rfc-3986': '', python: null, 'java-uri': null, 'java-url': '', go: '' },
    ],
    [
      'http:evil.example',
      { 'rfc-3986': null, python: null, 'java-uri': null, 'java-url': '', go: '' },
    ],
    // A zero before digits means octal to some, and nothing to Java.
    [
      'http://0127.0.0.1/',
      {
        'rfc-3986': '0127.0.0.1',
        python: '0127.0.0.1',
        'java-uri': '0127.0.0.1',
        'java-url': '0127.0.0.1',
        go: '0127.0.0.1',
        nginx: '0127.0.0.1',
      },
    ],
    // Hosts are decoded by some.
    [
      'http://%65vil.example/',
      {
        'rfc-3986': '%65vil.example',
        python: '%65vil.example',
        'java-uri': null,
        'java-url': '%65vil.example',
      },
    ],
    // Only some programs know addresses that are not written as four numbers.
    ['http://0x7f.1/', { 'java-uri': null }],
    ['http://2130706433/', {}],
    ['http://[::ffff:7f00:1]/', {}],
    // java.net.URI sees no host in names that RFC 2396 does not allow.
    ['http://a_b.example/', { 'java-uri': null }],
    // Tabs and newlines are removed by some.
    ['http://good.exa\tmple/', { 'rfc-3986': 'good.exa\tmple' }],
    ['https://faß.de/', { 'java-uri': null, 'idna-2003': 'fass.de' }],
    ['https://\u1806evil.example/', { 'java-uri': null, 'idna-2003': 'evil.example' }],
    ['https://bücher.example/', { 'java-uri': null }],
  ])('%j', (url, expected) => {
    expect(others(url)).toEqual(expected)
    expect(isDisputed(url)).toBe(Object.keys(expected).length > 0)
  })

  test('a port that only some read', () => {
    const read = readings('http://a.example:80:90/')
    // The URL Standard refuses it; a program that sees a host all the same disagrees.
    expect(read[0]).toMatchObject({ parser: 'whatwg', target: null, agrees: true })
    expect(read.find(({ parser }) => parser === 'python')).toMatchObject({
      target: { host: 'a.example', port: null },
      agrees: false,
    })
    expect(read.find(({ parser }) => parser === 'go')).toMatchObject({ target: null, agrees: true })
  })

  // java.net.URI refuses each of these, but not what is requested in the end.
  test.each([
    ...['#%zz', '/#a b', '/%zz', '/a b', '?a|b', '/{id}', '/a\tb', '\n', '/\u0000'].map(
      (tail) => `http://a_b.example${tail}`,
    ),
    ...[' http://a_b.example/', '\u0001http://a_b.example/', 'http://u|v@a_b.example/'],
    ...['http://a_b.example\\x', 'http://a_b.example:80\\x', 'http://@a_b.example:\\x '],
    ...['http:\\\\a_b.example/', 'ht\ntp://a_b.example/', 'foo://u\\x@a_b.example/'],
    ...['http://a_b.example:080#%zz', 'https://bücher.example/#%zz', 'http://0x7f.1/#%zz'],
  ])('a refusal of something else does not hide what %j has as its host', (url) => {
    const uri = readings(url).find(({ parser }) => parser === 'java-uri')
    expect(uri).toMatchObject({ refuses: true, target: { host: null }, agrees: false })
    expect(isDisputed(url)).toBe(true)
  })

  test('a refusal of the host itself is no disagreement', () => {
    for (const url of ['http://a{b.example/', 'http://a`b.example/#x', 'http://a"b.example/%zz']) {
      const uri = readings(url).find(({ parser }) => parser === 'java-uri')
      expect(uri).toMatchObject({ refuses: true, target: null, agrees: true })
    }
  })

  test('a zone that Java does not take is no host', () => {
    const hostOf = (zone: string) =>
      readings(`http://[fe80::1%${zone}]/`).find(({ parser }) => parser === 'java-uri')?.target
    expect(hostOf('eth0.1')).toMatchObject({ host: 'fe80::1%eth0.1' })
    for (const zone of ['a-b', 'a b', '']) expect(hostOf(zone)).toBeNull()
  })

  test.each(['foo:bar', 'data:,', 'urn:a:b'])('%s has no host for any', (url) => {
    expect(others(url)).toEqual({})
    expect(isDisputed(url)).toBe(false)
  })

  test('the URL Standard agrees with itself', () => {
    fc.assert(
      fc.property(confusingUrls, (url) => {
        const [standard] = readings(url)
        expect(standard).toMatchObject({ parser: 'whatwg', agrees: true })
      }),
      { numRuns: runs(2000) },
    )
  })

  test.each([
    ...['https://example.com/', 'HTTPS://Example.COM:443/a?b=c@d#e', 'http://1.2.3.4:8080/'],
    ...[
      'http://[2001:DB8::1]/',
      'https://user:pass@example.com/',
      'https://xn--bcher-kva.example/',
    ],
    ...['https://example.com/a b#%zz', 'https://example.com.', 'ws://example.com:80'],
  ])('%s is read alike by all', (url) => {
    const read = readings(url)
    expect(read.map(({ parser }) => parser)).toHaveLength(9)
    expect(read.filter(({ agrees }) => !agrees)).toEqual([])
    // A refusal would agree as well; java.net.URL knows no `ws`.
    const refusing = read.filter(({ target }) => target === null).map(({ parser }) => parser)
    expect(refusing).toEqual(url.startsWith('ws') ? ['java-url'] : [])
  })
})

test('each reading says what it is a model of', () => {
  for (const { title, source } of readings('https://example.com/')) {
    expect(title).toMatch(/\S/)
    expect(new URL(source).protocol).toBe('https:')
  }
})

test('a URL is a string', () => {
  expect(() => readings(5 as never)).toThrow(errorWith({ name: 'ArgumentError', argument: 'URL' }))
})

test('no model throws or takes long', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), confusingUrls),
      (url) => void readings(url),
    ),
  )
  for (const unit of [
    'a',
    '.',
    '@',
    ':',
    '[',
    ']',
    '/',
    '\\',
    '%',
    '%41',
    '1.',
    '0',
    ' ',
    'é',
    '-a',
  ]) {
    for (const start of ['http://', 'http:', '', 'http://[', 'http://a:']) {
      readings(start + unit.repeat(8000))
    }
  }
})

test('a guard refuses what programs read differently, if it is asked to', () => {
  const refuse = { disagreement: 'refuse' } as const
  for (const url of [
    'http://good.example\\.evil.example/',
    'http:///good.example/',
    'https://faß.de/',
    'https://a_b.example/#%zz',
    'https://@a_b.example/a b',
    ' https://a_b.example/%',
    'https://a_b.example:443\\x',
  ]) {
    expect(checkOutgoingUrl(url).allowed, url).toBe(true)
    expect(checkOutgoingUrl(url, { disagreement: 'allow' }).allowed, url).toBe(true)
    expect(checkOutgoingUrl(url, refuse), url).toMatchObject({ code: 'parsers-disagree' })
  }
  expect(checkOutgoingUrl('https://good.example/a\\b', refuse).allowed).toBe(true)
  // What is forbidden anyway is said first.
  expect(checkOutgoingUrl('http:///127.1/', refuse)).toMatchObject({
    code: 'host-kind-not-allowed',
  })
  expect(() => checkOutgoingUrl('https://a.example', { disagreement: 'deny' as never })).toThrow(
    errorWith({ option: 'disagreement', code: 'option-wrong' }),
  )
})

test('what the guard gives to hand on is read alike by all, or refused', () => {
  fc.assert(
    fc.property(confusingUrls, (url) => {
      const result = checkOutgoingUrl(url, {
        disagreement: 'refuse',
        hostKinds: ['name', 'public', 'loopback'],
      })
      if (result.allowed) expect(isDisputed(result.href)).toBe(false)
    }),
    { numRuns: runs(2000) },
  )
})
