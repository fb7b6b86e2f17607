import { checkCsp, compare, equal, keyOf, methods, ruleMethod } from '@waymark/compare'
import { groupLines } from '@waymark/compare/group'
import { presets } from '@waymark/normalize'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

const base = 'http://example.com/a/c'
const takers = methods.filter(({ options }) => options.some(({ name }) => name === 'base'))
const symmetric = takers.filter(({ kind }) => kind === 'symmetric')
const others = methods.filter((method) => !takers.includes(method) && method.kind !== 'application')

/** A base of a scheme that the method gives keys to. */
function baseFor(name: string): string {
  return name === 'coap' ? base.replace('http', 'coap') : base
}

test.each(symmetric)('$name resolves references, and absolute URLs stay', (method) => {
  const own = { base: baseFor(method.name) }
  const absolute = new URL('/b?c', own.base).href
  expect(keyOf('../b?c', method, own)).toBe(keyOf(absolute, method, own))
  expect(keyOf(absolute, method, own)).not.toBeNull()
  if (method.name !== 'string-after-resolution') {
    expect(keyOf(absolute, method, own)).toBe(keyOf(absolute, method))
  }
  expect(equal('//example.com/x', '/x', method, own)).toBe(true)
  expect(keyOf('/x', method, own)).not.toBeNull()
  expect(() => keyOf('x', method, { base: '/a' })).toThrow(
    expect.objectContaining({ option: 'base', code: 'option-wrong' }),
  )
})

test.each(others)('$name refuses a base, and says why', (method) => {
  expect(method.noBase).toMatch(/^[a-z].*[^.]$/)
  const options = {
    base,
    ...(method.name === 'request-target' ? { scheme: 'http' as const, host: 'a' } : {}),
  }
  expect(() => equal('/x', '/x', method, options)).toThrow(
    errorWith({ option: 'base', code: 'option-unread', data: { method: method.name } }),
  )
})

test.each(takers)('$name has no reason to refuse a base', ({ noBase }) => {
  expect(noBase).toBeUndefined()
})

test('a method that the application has chosen refuses a base for its own reason', () => {
  expect(equal('../b', '/b', 'soap', { base, comparison: 'rfc3986-syntax' })).toBe(true)
  expect(() => equal('urn:a:b', 'urn:a:b', 'soap', { base, comparison: 'urn' })).toThrow(
    errorWith({ option: 'base', code: 'option-unread', data: { method: 'urn' } }),
  )
})

test('a policy is not resolved, the URL is', () => {
  expect(equal('http://example.com', '/x', 'csp-source', { base })).toBe(true)
  expect(equal('/x', '/x', 'csp-source', { base })).toBe(false)
  expect(equal("img-src 'self'", '/x', 'csp-policy', { base, directive: 'img-src' })).toBe(false)
  const given = { base, selfOrigin: base, directive: 'img-src' } as const
  expect(equal("img-src 'self'", '/x', 'csp-policy', given)).toBe(true)
  expect(equal('*', '/x', 'csp-port-part', { base })).toBe(true)
  expect(checkCsp("img-src 'self'", '/x', given)?.allowed).toBe(true)
  expect(checkCsp("img-src 'self'", '/x', { selfOrigin: base })).toBeNull()
  const [verdict] = compare('http://example.com', '../x', {
    methods: ['csp-source'],
    options: { base },
  }).verdicts
  expect(verdict?.equal).toBe(true)
})

test('with a base, a string without a scheme is a reference and not a host', () => {
  for (const method of ['safe-browsing', 'ia-surt', presets['iipc-semantic']] as const) {
    expect(keyOf('b.example/x', method)).toBe(keyOf('http://b.example/x', method))
    expect(keyOf('b.example/x', method, { base })).toBe(
      keyOf('http://example.com/a/b.example/x', method),
    )
    // As a browser reads it, which a method that reads strings in its own way may not.
    expect(keyOf('\\\\b.example\\x', method, { base })).toBe(keyOf('http://b.example/x', method))
    expect(keyOf('//b example/', method, { base })).toBeNull()
    // The URL parser refuses the string, and the method does not.
    expect(keyOf('http://b%zz/', method, { base })).toBe(keyOf('http://b%zz/', method))
    expect(keyOf('x', method, { base: 'mailto:a@b' })).toBeNull()
  }
})

test('strings as they are written stay so when references are resolved', () => {
  const written = { base: 'HTTP://0x7F.1/%7e/b' }
  expect(keyOf('../%7e', 'surt', { base: 'HTTP://Example.com:80/a/b/c' })).toBe(
    'HTTP://(com,Example,:80)/a/%7e',
  )
  expect(keyOf('c', 'rfc3986-simple', written)).toBe('HTTP://0x7F.1/%7e/c')
  expect(keyOf('c', 'ipv4-strict', written)).toBe('0x7f.1')
  expect(keyOf('c', 'ipv4-loose', written)).toBe('127.0.0.1')
  expect(keyOf('c', 'java-uri-equals', written)).toBe(
    keyOf('http://0x7F.1/%7e/c', 'java-uri-equals'),
  )
})

test('the Location of a redirect may be relative', () => {
  const redirects = { 'http://example.com/b': '/login' }
  expect(keyOf('../b', 'rfc3986-protocol', { base, redirects })).toBe('http://example.com/login')
})

test('a function of the caller gets the resolved URL', () => {
  const path = (url: string) => new URL(url).pathname
  expect(keyOf('../b?c', path, { base })).toBe('/b')
  expect(keyOf('HTTP://E.example', (url) => url, { base })).toBe('HTTP://E.example')
  expect(keyOf('http://[', (url) => url, { base })).toBe('http://[')
  expect(keyOf('//[', path, { base })).toBeNull()
})

test('characters beyond ASCII in the base are those of an IRI', () => {
  const given = { base: 'http://example.com/\u00e9/' }
  expect(keyOf('a', 'rfc3987-syntax', given)).toBe('http://example.com/%C3%A9/a')
})

test('rules resolve as normalize does', () => {
  expect(keyOf('../b?utm_source=x', 'crawler', { base })).toBe('http://example.com/b')
  const own = ruleMethod(['remove-query'], { base })
  expect(equal('../b?c', 'http://example.com/b', own)).toBe(true)
})

test.each(Object.values(presets))('the preset $name resolves references', (preset) => {
  expect(keyOf('../b', preset, { base })).toBe(keyOf('http://example.com/b', preset))
})

test('compare resolves for the methods that take a base, and for no others', () => {
  const asked = ['whatwg', 'string-code-point', 'crawler', 'string-after-resolution'] as const
  const { verdicts } = compare('../b', '/b', { methods: asked, options: { base } })
  expect(verdicts.map(({ equal }) => equal)).toEqual([true, false, true, true])
})

test('what would make references equal is found as well', () => {
  const [verdict] = compare('../b?y', '/b', {
    methods: ['whatwg'],
    options: { base },
    suggest: true,
  }).verdicts
  expect(verdict?.remedy?.map(({ rules }) => rules)).toContainEqual(['remove-query'])
})

test('lines are references to one base', async () => {
  const lines = ['../b', 'http://example.com/b'].map((text, at) => ({
    file: 0,
    line: at + 1,
    text,
  }))
  for (const method of ['whatwg', 'safe-browsing', 'surt', (url: string) => url] as const) {
    const found = []
    for await (const { count } of groupLines(lines, method, { options: { base } })) {
      found.push(count)
    }
    expect(found).toEqual([2])
  }
})
