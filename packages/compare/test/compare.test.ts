import {
  type Comparison,
  compare,
  keyOf,
  type Method,
  MissingOptionError,
  methods,
} from '@waymark/compare'
import { expect, test } from 'vitest'

function verdictOf({ verdicts }: Comparison, method: string) {
  return verdicts.find((verdict) => verdict.method === method)
}

test('without a choice every method is asked that compares a URL with a URL', () => {
  const { verdicts } = compare('http://a/', 'http://a:80/')
  const asked = methods.filter(({ kind }) => kind !== 'directional').map(({ name }) => name)
  expect(verdicts.map(({ method }) => method)).toEqual(asked)
})

test('a method that lacks what it needs answers nothing', () => {
  const found = compare('http://a/', 'http://a/')
  expect(verdictOf(found, 'string-after-resolution')).toMatchObject({ equal: null, keys: null })
  expect(verdictOf(found, 'soap')?.why).toBe(
    'Method "soap" needs the option "comparison": its text leaves the comparison to the application',
  )
})

test('a method that is named has to be given what it needs', () => {
  expect(() => compare('a', 'b', { methods: ['string-after-resolution'] })).toThrow(
    MissingOptionError,
  )
  expect(() => keyOf('a', 'soap')).toThrow('needs the option "comparison"')
  expect(() => keyOf('/a', 'request-target', { scheme: 'http' })).toThrow('needs the option "host"')
})

test('a comparison that is left to the application is the one it chose', () => {
  const options = { comparison: 'rfc3986-scheme' }
  expect(keyOf('HTTP://A:80', 'soap', options)).toBe('http://a/')
  expect(() => keyOf('a', 'soap', { comparison: 'soap' })).toThrow('needs a method that has keys')
  expect(() => keyOf('a', 'soap', { comparison: 'guess' })).toThrow('no method "guess"')
})

test('a name that is in no list is told with the names that are', () => {
  expect(() => compare('a', 'b', { methods: ['rfc3986'] })).toThrow(
    /no method "rfc3986".*rfc3986-s/,
  )
})

test('a match has no keys', () => {
  expect(() => keyOf('http://a/', 'csp-source')).toThrow('matches a pattern and has no keys')
  const [verdict] = compare("'self'", 'http://a/', { methods: ['csp-source'] }).verdicts
  expect(verdict).toMatchObject({ equal: false, keys: null, difference: null })
})

test('the verdict shows where the keys differ first', () => {
  const [verdict] = compare('http://a/x/1?q', 'HTTP://A/x/22?q', { methods: ['whatwg'] }).verdicts
  expect(verdict).toEqual({
    method: 'whatwg',
    family: 'record',
    kind: 'symmetric',
    equal: false,
    keys: ['http://a/x/1?q', 'http://a/x/22?q'],
    difference: { part: 'path', a: { start: 11, end: 12 }, b: { start: 11, end: 13 } },
    why: 'The keys first differ in the path: "1" and "22".',
  })
})

test.each([
  ['http://a/', 'https://a/', 'scheme'],
  ['http://a/', 'http://a:81/', 'authority'],
  ['http://a', 'http://a/', 'path'],
  ['http://a/b', 'http://a/b?', 'query'],
  ['http://a/b?c', 'http://a/b?cd', 'query'],
  ['http://a/b', 'http://a/b#', 'fragment'],
  ['http://a/b#c', 'http://a/b#', 'fragment'],
  ['urn:a', 'urn:b', 'path'],
])('%s and %s differ in the %s', (a, b, part) => {
  const [verdict] = compare(a, b, { methods: ['string-code-point'] }).verdicts
  expect(verdict?.difference?.part).toBe(part)
})

test('a difference never cuts a character in two', () => {
  const [verdict] = compare('x\u{1f600}', 'x\u{1f601}', { methods: ['ldap-case-ignore'] }).verdicts
  expect(verdict?.difference).toEqual({
    part: 'text',
    a: { start: 1, end: 3 },
    b: { start: 1, end: 3 },
  })
})

test('what has no key is equal to nothing, not even to itself', () => {
  const [verdict] = compare('no url', 'no url', { methods: ['whatwg'] }).verdicts
  expect(verdict).toMatchObject({ equal: false, keys: [null, null] })
  expect(verdict?.why).toBe(
    'Neither has a key, and what has none is equal to nothing. Strings that do not parse without a base.',
  )
})

test('keys group URLs', () => {
  const urls = ['http://a', 'http://A:80/', 'http://a/b/..', 'http://b/']
  const groups = new Map<string | null, string[]>()
  for (const url of urls) {
    const key = keyOf(url, 'rfc3986-scheme')
    groups.set(key, [...(groups.get(key) ?? []), url])
  }
  expect([...groups.values()]).toEqual([urls.slice(0, 3), urls.slice(3)])
})

test('a base or an origin that is none is the caller’s mistake', () => {
  expect(() => keyOf('a', 'string-after-resolution', { base: 'b' })).toThrow('The base is a URI')
  const options = { selfOrigin: 'self' }
  expect(() => compare('*', 'http://a/', { methods: ['csp-source'], options })).toThrow(
    'selfOrigin is a URL',
  )
})

test('null is no options', () => {
  const none = null as unknown as object
  expect(() => compare('a', 'b', none)).toThrow('The request is an object; got null')
  const request = { options: none }
  expect(() => compare('a', 'b', request)).toThrow('Options are an object; got null')
  expect(() => keyOf('a', 'whatwg', none)).toThrow('Options are an object; got null')
})

test.each<[object, string]>([
  [
    { ports: { coap: '5683' } },
    'The option ports is an object of whole numbers; got {"coap":"5683"}',
  ],
  [{ ports: null }, 'The option ports is an object of whole numbers; got null'],
  [
    { redirects: [['http://a/', 'http://b/']] },
    'The option redirects is an object of texts; got [[',
  ],
  [{ redirects: { 'http://a/': 5 } }, 'The option redirects is an object of texts'],
  [
    { dns: { 'a.example': '192.0.2.1' } },
    'The option dns is an object of lists of texts; got {"a.ex',
  ],
  [{ dns: 'a.example' }, 'The option dns is an object of lists of texts; got "a.example"'],
  [{ profile: 'v6' }, 'The option profile is one of v4, v5; got "v6"'],
  [{ scheme: 'ftp' }, 'The option scheme is one of http, https; got "ftp"'],
  [{ host: 5 }, 'The option host is a text; got 5'],
  [{ request: Symbol('GET') }, 'The option request is a text; got Symbol(GET)'],
  [{ base: 5n }, 'The option base is a text; got 5'],
  [{ selfOrigin: null }, 'The option selfOrigin is a text; got null'],
  [{ redirectCount: '1' }, 'The option redirectCount is a whole number, not below 0; got "1"'],
  [
    { redirectCount: Number.NaN },
    'The option redirectCount is a whole number, not below 0; got NaN',
  ],
])('options that no method takes are refused: %o', (options, message) => {
  expect(() => compare('http://a/', 'http://b/', { options })).toThrow(message)
  expect(() => keyOf('http://a/', 'whatwg', options)).toThrow(message)
})

test('an option that is undefined is one that is left out', () => {
  const options: object = { ports: undefined, profile: undefined }
  expect(keyOf('http://a', 'rfc3986-scheme', options)).toBe('http://a/')
  expect(keyOf('http://a', 'safe-browsing', options)).toBe('http://a/')
})

test('an object that is no method is refused as a name is', () => {
  const none = { name: 'whatwg' } as unknown as Method
  expect(() => compare('a', 'b', { methods: [none] })).toThrow(
    'There is no method {"name":"whatwg"}',
  )
  expect(() => keyOf('a', none)).toThrow('There is no method {"name":"whatwg"}')
})
