import { parseHost } from '@waymark/host'
import { isSameSite, type SchemeAndHost } from '@waymark/public-suffix'
import { getOrigin, parseUrl } from '@waymark/url-parser'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

function of(text: string): SchemeAndHost {
  const [scheme, host] = text.split('://')
  const isOpaque = scheme!.startsWith('web+')
  return { scheme: scheme!, host: host === undefined ? null : parseHost(host, { isOpaque }) }
}

test.each([
  ['https://example.com', 'https://sub.example.com', true, true],
  ['https://example.com', 'https://sub.other.example.com', true, true],
  ['https://example.com', 'http://non-secure.example.com', true, false],
  ['https://r.wildlife.museum', 'https://sub.r.wildlife.museum', true, true],
  ['https://foo.github.io', 'https://bar.github.io', false, false],
  ['https://foo.github.io', 'https://foo.github.io', true, true],
  ['https://example.com', 'https://example.com.', false, false],
  ['https://a.example', 'https://b.test', false, false],
  ['https://github.io', 'https://github.io', true, true],
  ['https://github.io', 'https://foo.github.io', false, false],
  ['https://127.0.0.1', 'https://127.0.0.1', true, true],
  ['https://127.0.0.1', 'https://127.0.0.2', false, false],
  ['https://[::1]', 'http://[::1]', true, false],
  ['https://localhost', 'https://localhost', true, true],
  ['ws://example.com', 'ws://sub.example.com', true, true],
  ['wss://example.com', 'wss://sub.example.com', true, true],
  ['ftp://example.com', 'ftp://sub.example.com', true, true],
  ['wss://example.com', 'https://example.com', true, false],
  // Their origins are opaque.
  ['web+x://example.com', 'web+x://example.com', false, false],
  ['web+x://[::1]', 'web+x://[::1]', false, false],
  ['file://example.com', 'file://example.com', false, false],
  ['file://example.com', 'https://example.com', false, false],
  ['mailto', 'mailto', false, false],
  ['https', 'https', false, false],
])('%s and %s', (a, b, schemelessly, sameSite) => {
  expect(isSameSite(of(a), of(b))).toBe(sameSite)
  expect(isSameSite(of(b), of(a))).toBe(sameSite)
  expect(isSameSite(of(a), of(b), { schemelessly: true })).toBe(schemelessly)
})

test('an opaque origin is of no site, not even its own', () => {
  const opaque = { kind: 'opaque' } as const
  const tuple = of('https://example.com')
  expect(isSameSite(opaque, opaque)).toBe(false)
  expect(isSameSite(opaque, tuple)).toBe(false)
  expect(isSameSite(tuple, opaque, { schemelessly: true })).toBe(false)
})

test.each([
  { scheme: 'https:', host: parseHost('a.example') },
  { scheme: 'HTTPS', host: parseHost('a.example') },
  { scheme: 'https', host: 'a.example' },
  { scheme: 'https' },
  // An opaque host is not an opaque origin.
  parseHost('a.example', { isOpaque: true }),
])('what has no scheme and no parsed host is refused, on either side (%#)', (value) => {
  const wrong = value as SchemeAndHost
  const right = of('https://a.example')
  expect(() => isSameSite(wrong, right)).toThrow(errorWith({ name: 'ArgumentError' }))
  expect(() => isSameSite(right, wrong)).toThrow(errorWith({ name: 'ArgumentError' }))
})

test.each(['a', 'z', 'x1', 'a+.-', 'web+x'])('%s is a scheme, without a tuple origin', (scheme) => {
  const value = { scheme, host: null }
  expect(isSameSite(value, value)).toBe(false)
})

test.each(['', '1', '+', '-a', '.a', 'A', 'a:', 'a_b', 'aA', 'é'])(
  '%j is not a scheme',
  (scheme) => {
    const value = { scheme, host: null }
    expect(() => isSameSite(value, value)).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'a.scheme' }),
    )
  },
)

test('a URL is a string, an object of a class, a record or an origin', () => {
  const forms = [
    'https://www.example.com/a',
    new globalThis.URL('https://www.example.com/a'),
    { href: 'https://www.example.com/a' },
    parseUrl('https://www.example.com/a')!,
    getOrigin(parseUrl('https://www.example.com/a')!),
  ]
  for (const a of forms) {
    for (const b of forms) expect(isSameSite(a, b)).toBe(true)
    expect(isSameSite(a, 'https://example.org')).toBe(false)
  }
})

test('a host by itself has no scheme to compare', () => {
  const url = 'https://www.example.com/'
  for (const host of ['a.example.com', parseHost('a.example.com')!]) {
    expect(() => isSameSite(host, url)).toThrow(errorWith({ name: 'ArgumentError', argument: 'a' }))
    expect(() => isSameSite(url, host)).toThrow(errorWith({ name: 'ArgumentError', argument: 'b' }))
    expect(isSameSite(host, url, { schemelessly: true })).toBe(true)
    expect(isSameSite(host, host, { schemelessly: true })).toBe(true)
  }
  expect(isSameSite('[::1]', 'http://[0:0::1]:8080/', { schemelessly: true })).toBe(true)
  for (const host of [{ kind: 'empty' }, { kind: 'opaque', text: 'a' }] as const) {
    expect(isSameSite(host, host, { schemelessly: true })).toBe(false)
  }
})

test.each(['', ' ', 'no host', 'https://', 'a.example/b', 'a.example:8080', '//a.example', '%'])(
  '%j is of no site',
  (text) => {
    expect(isSameSite(text, text)).toBe(false)
    expect(isSameSite(text, text, { schemelessly: true })).toBe(false)
  },
)

test('a blob: URL is of the site of the URL in it', () => {
  const blob = 'blob:https://a.example.com/0b7'
  for (const form of [blob, new globalThis.URL(blob), parseUrl(blob)!]) {
    expect(isSameSite(form, 'https://example.com')).toBe(true)
    expect(isSameSite(form, 'http://example.com')).toBe(false)
  }
  expect(isSameSite('blob:x', 'blob:x')).toBe(false)
  expect(isSameSite({ scheme: 'blob', host: null }, blob)).toBe(false)
})
