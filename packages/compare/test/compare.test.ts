import {
  type CompareOptions,
  type Comparison,
  compare,
  keyOf,
  type Method,
  MissingOptionError,
  methodNamed,
  methods,
  pickOptions,
} from '@waymark/compare'
import { groupLines } from '@waymark/compare/group'
import { COUNT } from '@waymark/infra/options'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

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
  expect(verdictOf(found, 'soap')?.data).toEqual({
    method: 'soap',
    option: 'comparison',
    reason: expect.any(String),
  })
})

test('a method that is named has to be given what it needs', () => {
  expect(() => compare('a', 'b', { methods: ['string-after-resolution'] })).toThrow(
    MissingOptionError,
  )
  expect(() => keyOf('a', 'soap')).toThrow(
    errorWith({ name: 'MissingOptionError', method: 'soap', option: 'comparison' }),
  )
  expect(() => keyOf('/a', 'request-target', { scheme: 'http' })).toThrow(
    errorWith({ name: 'MissingOptionError', method: 'request-target', option: 'host' }),
  )
})

test('a comparison that is left to the application is the one it chose', () => {
  const options = { comparison: 'rfc3986-scheme' } as const
  expect(keyOf('HTTP://A:80', 'soap', options)).toBe('http://a/')
  expect(() => keyOf('a', 'soap', { comparison: 'soap' })).toThrow(
    errorWith({ option: 'comparison', code: 'option-refused' }),
  )
  expect(() => keyOf('a', 'soap', { comparison: 'guess' as never })).toThrow(
    errorWith({ option: 'method', code: 'option-refused', data: { given: '"guess"' } }),
  )
})

test('an unknown name is refused with the names that were probably meant, or where they are', () => {
  expect(() => compare('a', 'b', { methods: ['rfc3986' as never] })).toThrow(
    errorWith({
      option: 'method',
      code: 'option-refused',
      data: { given: '"rfc3986"', near: ['rfc3986-simple', 'rfc3986-syntax', 'rfc3986-scheme'] },
    }),
  )
  expect(() => keyOf('a', undefined as never)).toThrow(
    errorWith({ option: 'method', code: 'option-refused', data: { given: 'undefined' } }),
  )
})

test('a match has no keys', () => {
  expect(() => keyOf('http://a/', 'csp-source')).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'method' }),
  )
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
    why: expect.any(String),
    data: { part: 'path', a: '1', b: '22' },
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
  const data = { without: expect.any(String), lacking: ['a', 'b'] }
  expect(verdict).toMatchObject({ equal: null, keys: [null, null], data })
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

test('an invalid base or origin throws', () => {
  expect(() => keyOf('a', 'string-after-resolution', { base: 'b' })).toThrow(
    expect.objectContaining({ option: 'base', code: 'option-wrong' }),
  )
  const options = { selfOrigin: 'self' }
  expect(() => compare('*', 'http://a/', { methods: ['csp-source'], options })).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'selfOrigin' }),
  )
})

test('options are an object', () => {
  const none = null as unknown as object
  expect(() => compare('a', 'b', none)).toThrow(
    expect.objectContaining({ option: null, code: 'option-wrong' }),
  )
  const request = { options: none }
  expect(() => compare('a', 'b', request)).toThrow(
    expect.objectContaining({ option: 'options', code: 'option-wrong' }),
  )
  expect(() => keyOf('a', 'whatwg', none)).toThrow(
    expect.objectContaining({ option: null, code: 'option-wrong' }),
  )
})

test('what is asked for is checked as well', () => {
  const typo = { sugest: true } as object
  const ports = { http: 'x' } as unknown as Readonly<Record<string, number>>
  expect(() =>
    compare('a:b', 'a:b', { suggest: true, methods: ['string-code-point'], options: { ports } }),
  ).toThrow('ports')
  expect(() => compare('a', 'b', typo)).toThrow(
    expect.objectContaining({
      option: 'sugest',
      code: 'option-unknown',
      data: { near: 'suggest' },
    }),
  )
  expect(() => compare('a', 'b', { methods: 'whatwg' as never })).toThrow(
    expect.objectContaining({ option: 'methods', code: 'option-wrong' }),
  )
})

test('a method of your own has options of its own, which are checked like any other', () => {
  const own: Method = {
    ...methods.find(({ name }) => name === 'whatwg')!,
    name: 'first-units',
    kind: 'symmetric',
    keyIsUrl: false,
    options: [{ name: 'length', type: COUNT, required: false, summary: 'How many.' }],
    key: ({ text }, options: CompareOptions & { readonly length?: number }) =>
      text.slice(0, options.length ?? 1),
  }
  const ask = (options: { readonly length?: number }) =>
    keyOf<{ readonly length?: number }>('abc', own, options)
  expect(ask({ length: 2 })).toBe('ab')
  expect(() => ask({ length: -1 })).toThrow(
    expect.objectContaining({ option: 'length', code: 'option-wrong' }),
  )
  expect(() => ask({ lenght: 2 } as object)).toThrow(
    expect.objectContaining({ code: 'option-unknown', data: { near: 'length' } }),
  )
  expect(() => keyOf('abc', 'whatwg', { length: 2 } as object)).toThrow(
    expect.objectContaining({ option: 'length', code: 'option-unknown' }),
  )
})

test.each<[object, object]>([
  [
    { ports: { coap: '5683' } },
    { option: 'ports', code: 'option-wrong', data: { place: 'coap', got: "'5683'" } },
  ],
  [{ ports: null }, { option: 'ports', code: 'option-wrong', data: { got: 'null' } }],
  [{ prots: {} }, { option: 'prots', code: 'option-unknown', data: { near: 'ports' } }],
  [
    { redirects: [['http://a/', 'http://b/']] },
    { option: 'redirects', code: 'option-wrong', data: { got: 'a list of 1' } },
  ],
  [{ redirects: { 'http://a/': 5 } }, { option: 'redirects', code: 'option-wrong' }],
  [
    { dns: { 'a.example': '192.0.2.1' } },
    { option: 'dns', code: 'option-wrong', data: { place: 'a.example', got: "'192.0.2.1'" } },
  ],
  [{ dns: 'a.example' }, { option: 'dns', code: 'option-wrong', data: { got: "'a.example'" } }],
  [
    { profile: 'v6' },
    { option: 'profile', code: 'option-wrong', data: { got: "'v6'", near: 'v4' } },
  ],
  [{ scheme: 'ftp' }, { option: 'scheme', code: 'option-wrong', data: { got: "'ftp'" } }],
  [{ host: 5 }, { option: 'host', code: 'option-wrong', data: { got: '5' } }],
  [
    { request: Symbol('GET') },
    { option: 'request', code: 'option-wrong', data: { got: 'a symbol' } },
  ],
  [{ base: 5n }, { option: 'base', code: 'option-wrong', data: { got: '5' } }],
  [{ selfOrigin: null }, { option: 'selfOrigin', code: 'option-wrong', data: { got: 'null' } }],
  [{ redirectCount: '1' }, { option: 'redirectCount', code: 'option-wrong', data: { got: "'1'" } }],
  [
    { redirectCount: Number.NaN },
    { option: 'redirectCount', code: 'option-wrong', data: { got: 'NaN' } },
  ],
])('options that no method takes are refused: %o', (options, error) => {
  expect(() => compare('http://a/', 'http://b/', { options })).toThrow(errorWith(error))
  expect(() => keyOf('http://a/', 'whatwg', options)).toThrow(errorWith(error))
})

test('an option that the method does not read is refused, with the methods that read it', () => {
  const refused = {
    option: 'comparison',
    code: 'option-unread',
    data: { method: 'whatwg', readers: ['soap'] },
  }
  const options = { comparison: 'whatwg' } as const
  expect(() => keyOf('http://a/', 'whatwg', options)).toThrow(errorWith(refused))
  expect(() => groupLines([], 'whatwg', { options })).toThrow(errorWith(refused))
  expect(() => compare('http://a/', 'http://a/', { methods: ['whatwg'], options })).toThrow(
    errorWith(refused),
  )
  const two = { methods: ['whatwg', 'soap'], options } as const
  expect(compare('http://a', 'http://a/', two).verdicts.map(({ equal }) => equal)).toEqual([
    true,
    true,
  ])
  expect(() => compare('a', 'b', { methods: ['whatwg', 'host'], options })).toThrow(
    expect.objectContaining({ option: 'comparison', code: 'option-unread' }),
  )
  expect(() => compare('a', 'b', { options: { selfOrigin: 'http://a/' } })).toThrow(
    expect.objectContaining({ option: 'selfOrigin', code: 'option-unread' }),
  )
  // Only methods that have keys can be asked instead.
  expect(() => keyOf('urn:a:b', 'urn', { base: 'http://a/' })).toThrow(
    errorWith({ option: 'base', code: 'option-unread' }),
  )
})

test('a method that the application chooses reads the options of its choice', () => {
  const ports = { coap: 5683 }
  const soap = methods.find(({ name }) => name === 'soap')!
  expect(pickOptions({ comparison: 'rfc3986-scheme', ports, profile: 'v5' }, [soap])).toEqual({
    comparison: 'rfc3986-scheme',
    ports,
  })
  const chosen = { comparison: 'rfc3986-scheme', ports } as const
  expect(keyOf('coap://a:5683', 'soap', chosen)).toBe('coap://a/')
  expect(() => keyOf('coap://a', 'soap', { comparison: 'whatwg', ports })).toThrow(
    expect.objectContaining({ option: 'ports', code: 'option-unread' }),
  )
  expect(() => keyOf('coap://a', 'soap', { ports })).toThrow(
    errorWith({ name: 'MissingOptionError', method: 'soap', option: 'comparison' }),
  )
})

test('an option that is undefined is one that is left out', () => {
  const options: object = { ports: undefined, profile: undefined }
  expect(keyOf('http://a', 'rfc3986-scheme', options)).toBe('http://a/')
  expect(keyOf('http://a', 'safe-browsing', options)).toBe('http://a/')
})

test('an object that is not a method is refused like an unknown name', () => {
  const none = { name: 'whatwg' } as unknown as Method
  expect(() => compare('a', 'b', { methods: [none] })).toThrow(
    errorWith({ option: 'method', code: 'option-refused', data: { given: '{"name":"whatwg"}' } }),
  )
  expect(() => keyOf('a', none)).toThrow(
    errorWith({ option: 'method', code: 'option-refused', data: { given: '{"name":"whatwg"}' } }),
  )
})

test.each<[string, string, method: string, equal: boolean | null, data: object]>([
  ['http://a/b', 'http://a/b?', 'string-code-point', false, { part: 'query', b: '?' }],
  ['http://a/?', 'http://a/', 'string-code-point', false, { part: 'query', a: '?' }],
  ['http://a/u@', 'http://a/v', 'string-code-point', false, { part: 'path', a: 'u@', b: 'v' }],
  ['http://a/?u@', 'http://a/?v', 'string-code-point', false, { part: 'query', a: 'u@', b: 'v' }],
  [
    'http://a/#u@',
    'http://a/#v',
    'string-code-point',
    false,
    { part: 'fragment', a: 'u@', b: 'v' },
  ],
  // What is before the sign may be a password.
  ['http://u:p@a/', 'http://v:q@b/', 'string-code-point', false, { part: 'authority' }],
  ['http://a/', 'http://u:p@a/', 'string-code-point', false, { part: 'authority' }],
  ['http://u:p@a/', 'https://u:p@a/x', 'ssurt', false, {}],
  ['http://u:p@a/', 'https://u:q@a/', 'string-code-point', false, { part: 'scheme' }],
  ['sip:u:one@a', 'sip:u:two@a', 'string-code-point', false, { part: 'path' }],
  ['http:u:one@a', 'http:u:two@a', 'string-code-point', false, { part: 'path' }],
  ['jar:http://u:one@a/', 'jar:http://u:two@a/', 'whatwg', false, { part: 'path' }],
  ['x://u:a\\b@c', 'x://u:a\\d@c', 'whatwg', false, { part: 'authority' }],
  ['mailto:one@a', 'mailto:two@a', 'whatwg', false, { part: 'path', a: 'one', b: 'two' }],
  ['http://u:secret1@a/', 'http://u:secret2@a/', 'string-code-point', false, { part: 'authority' }],
  ['http://u:secret1@a/', 'http://u:secret2@a/', 'ldap-case-ignore', false, {}],
  ['http://u:p@a/', 'http://u@a/', 'string-code-point', false, { part: 'authority' }],
  ['http://u:p@a/', 'http://u@a/', 'ldap-case-ignore', false, {}],
  ['http://up@a/', 'http://u@a/', 'string-code-point', false, { part: 'authority' }],
  ['http://up@a/', 'http://u@a/', 'ldap-case-ignore', false, {}],
  ['http://p@a/', 'http://q@a/', 'string-code-point', false, { part: 'authority' }],
  ['http://p@a/', 'http://q@a/', 'ldap-case-ignore', false, {}],
  ['http://p@a/', 'http://q', 'string-code-point', false, { part: 'authority' }],
  ['http://p@a/', 'http://q', 'ldap-case-ignore', false, {}],
  ['http://a', 'http://ab@c', 'string-code-point', false, { part: 'authority' }],
  ['http://a', 'http://ab@c', 'ldap-case-ignore', false, {}],
  ['http://u:p@a/?x', 'http://u:q@b/?x', 'string-code-point', false, { part: 'authority' }],
  ['http://u:p@a/?x', 'http://u:q@b/?x', 'ldap-case-ignore', false, {}],
  ['http://u:p@a/', 'http://u:q@a/', 'ssurt', false, {}],
  ['http://u:p@a/', 'http://u:p@b/', 'ssurt', false, { a: 'a', b: 'b' }],
  ['http://u:p@a/x', 'http://u:p@a/y', 'ssurt', false, { a: 'x', b: 'y' }],
  [
    'http://u:p@a/',
    'http://u:p@b/',
    'string-code-point',
    false,
    { part: 'authority', a: 'a', b: 'b' },
  ],
  ['http://u:p@a/', 'https://u:p@a/', 'string-code-point', false, { part: 'scheme', b: 's' }],
  ['http://u:p@a/x', 'http://u:p@a/y', 'ldap-case-ignore', false, { a: 'x', b: 'y' }],
  ['http://a/b@c', 'http://a/b@d', 'ldap-case-ignore', false, { a: 'c', b: 'd' }],
  [
    'http://a:80/',
    'http://a:81/',
    'string-code-point',
    false,
    { part: 'authority', a: '0', b: '1' },
  ],
  ['http://a/', 'http://b/', 'host', false, { a: 'a', b: 'b' }],
  [
    `http://a/${'x'.repeat(70)}`,
    `http://a/${'y'.repeat(60)}`,
    'string-code-point',
    false,
    { part: 'path', a: 'x'.repeat(70), b: 'y'.repeat(60) },
  ],
  ['a:b', 'a:b', 'string-code-point', true, {}],
  ['x', 'http://a/', 'whatwg', null, { without: expect.any(String), lacking: ['a'] }],
  ['http://a/', 'x', 'whatwg', null, { without: expect.any(String), lacking: ['b'] }],
  ['a.example', 'a.example', 'csp-host-part', true, {}],
  ['sip:a', 'tel:+1', 'sip-uri', null, { lacking: ['b'] }],
  ['tel:+1', 'sip:a', 'sip-uri', null, { lacking: ['a'] }],
  ['tel:+1', 'tel:+1', 'sip-uri', null, { lacking: ['a', 'b'] }],
])('%s and %s by %s: %s, %j', (a, b, method, equal, data) => {
  const [verdict] = compare(a, b, { methods: [methodNamed(method)] }).verdicts
  expect(verdict?.equal).toBe(equal)
  expect(verdict?.data ?? {}).toEqual(data)
})

test.each([
  ['http://a/', 'http://a/?', 'string-code-point', { part: 'query', b: '?' }],
  ['http://u:p@a/', 'http://u@a/', 'string-code-point', { part: 'authority' }],
  ['http://u:p@a/', 'http://u@a/', 'ldap-case-ignore', undefined],
  ['sip:a', 'sip:a:5060', 'sip-uri', { part: 'port', b: '5060' }],
  ['sip:a;x=1', 'sip:a;x=2', 'sip-uri', { part: 'parameter "x"', name: 'x', a: '1', b: '2' }],
  ['sip:a', 'sip:a', 'sip-uri', undefined],
])('what the reason names for %s and %s by %s is data: %j', (a, b, method, data) => {
  expect(compare(a, b, { methods: [methodNamed(method)] }).verdicts[0]?.data).toEqual(data)
})

test('a pattern that is left out is not equal to a URL by any method of URLs', () => {
  const methods = ['whatwg', 'sip-uri', 'csp-port-part'] as const
  expect(compare(null, 'http://a/', { methods, suggest: true })).toEqual({
    a: null,
    b: 'http://a/',
    verdicts: [
      {
        method: 'whatwg',
        family: 'record',
        kind: 'symmetric',
        equal: null,
        keys: [null, 'http://a/'],
        difference: null,
        why: expect.any(String),
        data: { without: expect.any(String), lacking: ['a'] },
        remedy: [],
      },
      {
        method: 'sip-uri',
        family: 'format',
        kind: 'pairwise',
        equal: null,
        keys: null,
        difference: null,
        why: expect.any(String),
        data: { lacking: ['a'] },
        remedy: [],
      },
      {
        method: 'csp-port-part',
        family: 'policy',
        kind: 'directional',
        equal: true,
        keys: null,
        difference: null,
        why: expect.any(String),
        remedy: [],
      },
    ],
  })
})

test('a method that was not named and lacks an option has a whole verdict', () => {
  const found = compare('http://a/', 'http://b/')
  expect([found.a, found.b]).toEqual(['http://a/', 'http://b/'])
  expect(verdictOf(found, 'string-after-resolution')).toEqual({
    method: 'string-after-resolution',
    family: 'string',
    kind: 'symmetric',
    equal: null,
    keys: null,
    difference: null,
    why: expect.any(String),
    data: { method: 'string-after-resolution', option: 'base', reason: expect.any(String) },
  })
  expect(verdictOf(found, 'request-target')?.data).toMatchObject({
    method: 'request-target',
    option: 'scheme',
  })
  // Other errors are thrown, whether or not the method was named.
  expect(() => compare('a', 'b', { options: { base: 'x' } })).toThrow(
    expect.objectContaining({ option: 'base', code: 'option-wrong' }),
  )
})

test('ports may be given for the search of remedies alone, and other options may not', () => {
  const methods = ['string-code-point'] as const
  const options = { ports: { coap: 1 } }
  const refused = { option: 'ports', code: 'option-unread', data: { method: 'string-code-point' } }
  expect(() => compare('a:b', 'a:b', { methods, options })).toThrow(errorWith(refused))
  expect(() => compare('a:b', 'a:b', { methods, options, suggest: false })).toThrow(
    errorWith(refused),
  )
  expect(compare('a:b', 'a:b', { methods, options, suggest: true }).verdicts).toMatchObject([
    { equal: true, remedy: [] },
  ])
  const profile = { methods, options: { profile: 'v4' }, suggest: true } as const
  expect(() => compare('a:b', 'a:b', profile)).toThrow(
    expect.objectContaining({ option: 'profile', code: 'option-unread' }),
  )
  expect(() => compare('a:b', 'a:b', { suggest: 'yes' as never })).toThrow(
    expect.objectContaining({ option: 'suggest', code: 'option-wrong' }),
  )
})

test('the error of a missing option says which method lacks which option', () => {
  try {
    keyOf('/a', 'request-target', { scheme: 'http' })
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(MissingOptionError)
    expect(error).toBeInstanceOf(TypeError)
    expect(error).toMatchObject({
      name: 'MissingOptionError',
      method: 'request-target',
      option: 'host',
    })
  }
  expect(() => keyOf('a', 'soap', { comparison: 'csp-source' })).toThrow(
    errorWith({
      option: 'comparison',
      code: 'option-refused',
      data: { method: 'soap', got: 'csp-source' },
    }),
  )
  expect(() => keyOf('a', 'soap')).toThrow(
    errorWith({ name: 'MissingOptionError', method: 'soap', option: 'comparison' }),
  )
  expect(() => keyOf('a', 'csp-source')).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'method' }),
  )
  expect(() => keyOf('a', 'sip-uri')).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'method' }),
  )
})
