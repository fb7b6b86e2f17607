import { normalize, presets, trace } from '@waymark/normalize'
import { normalizeScheme, normalizeSyntax } from '@waymark/rfc3986'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { runs } from '../../../test/runs.ts'
import { anyText } from './arbitraries.ts'

test.each([
  ['HTTP://Example.COM:80/%7ea/./b/../c', 'http://example.com/~a/c'],
  ['file:/hello', 'file:///hello'],
  ['file://localhost/hello', 'file:///hello'],
  ['git://H:', 'git://h/'],
  ['//H', '//h'],
  ['../a', '../a'],
  // Browsers read the next three differently; by the RFC, a backslash and a drive letter are like any other character.
  ['https://a.example\\B', 'https://a.example\\b/'],
  ['file:///C:/../x', 'file:///x'],
  ['http:/%2e/a', 'http:/a'],
])('the preset rfc3986-scheme writes %s as %s', (input, output) => {
  expect(normalize(input, 'rfc3986-scheme')).toBe(output)
})

test('both presets are the steps of RFC 3986 on every string', () => {
  fc.assert(
    fc.property(anyText, (input) => {
      expect(normalize(input, 'rfc3986-syntax')).toBe(normalizeSyntax(input))
      expect(normalize(input, 'rfc3986-scheme')).toBe(normalizeScheme(input))
    }),
    { numRuns: runs(3000) },
  )
})

test('a trace names the sections, and leads from the input to the output', () => {
  const { steps, output } = trace('HTTP://A/%7e/./b', 'rfc3986-scheme')
  expect(output).toBe('http://a/~/b')
  expect(steps.map(({ rule, after }) => [rule, after])).toEqual([
    ['case-normalization', 'http://a/%7E/./b'],
    ['percent-encoding-normalization', 'http://a/~/./b'],
    ['path-segment-normalization', 'http://a/~/b'],
  ])
  fc.assert(
    fc.property(anyText, fc.constantFrom('rfc3986-syntax', 'rfc3986-scheme'), (input, name) => {
      const found = trace(input, name)
      expect(found.output).toBe(normalize(input, name))
      let text = input
      for (const step of found.steps) {
        expect(step.before).toBe(text)
        text = step.after
      }
      expect(text).toBe(found.output)
    }),
  )
})

test('more default ports are an option of the scheme-based preset, and no other is', () => {
  const ports = { coap: 5683 }
  expect(normalize('coap://a:5683', 'rfc3986-scheme', { ports })).toBe('coap://a/')
  expect(normalize('coap://a:5683', 'rfc3986-scheme')).toBe('coap://a:5683/')
  expect(() => normalize('a:', 'rfc3986-syntax', { ports })).toThrow(
    expect.objectContaining({ option: 'ports', code: 'option-unread' }),
  )
  for (const name of [
    'rfc3986-syntax',
    'rfc3986-scheme',
    'iipc-semantic',
    'safe-browsing',
  ] as const) {
    expect(() => normalize('a:', name, { model: 'whatwg' })).toThrow(
      expect.objectContaining({ option: 'model', code: 'option-unread' }),
    )
    expect(() => normalize('a:', name, { keep: ['a'] })).toThrow(
      errorWith({ option: 'keep', code: 'option-unread', data: { readers: ['keep-params'] } }),
    )
    const misspelt: object = { modle: 'whatwg' }
    expect(() => normalize('a:', name, misspelt)).toThrow(
      expect.objectContaining({ option: 'modle', code: 'option-unknown' }),
    )
  }
  expect(() => normalize('abc', presets['rfc3986-syntax'], { maxLength: 2 })).toThrow(
    errorWith({ name: 'InputTooLongError', length: 3, maxLength: 2 }),
  )
})
