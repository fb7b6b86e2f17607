import { compare, equal, keyOf, methods, ruleMethod } from '@waymark/compare'
import { groupLines } from '@waymark/compare/group'
import { presets } from '@waymark/normalize'
import { expect, test } from 'vitest'

const base = 'http://example.com/a/c'
const takers = methods.filter(
  ({ kind, options }) => kind === 'symmetric' && options.some(({ name }) => name === 'base'),
)
const others = methods.filter(
  ({ kind, name }) => kind === 'symmetric' && !takers.some((t) => t.name === name),
)

test.each(takers)('$name resolves references, and absolute URLs stay', (method) => {
  expect(keyOf('../b?c', method, { base })).toBe(keyOf('http://example.com/b?c', method, { base }))
  expect(equal('//example.com/x', '/x', method, { base })).toBe(true)
  expect(keyOf('/x', method, { base })).not.toBeNull()
  expect(() => keyOf('x', method, { base: '/a' })).toThrow(/option `base` must be/)
})

test.each(others)('$name refuses a base, which it would ignore', (method) => {
  const options = {
    base,
    ...(method.name === 'request-target' ? { scheme: 'http', host: 'a' } : {}),
  }
  expect(() => keyOf('/x', method, options)).toThrow('option `base` would have no effect')
})

test('characters beyond ASCII in the base are those of an IRI', () => {
  const given = { base: 'http://example.com/\u00e9/' }
  expect(keyOf('a', 'rfc3987-syntax', given)).toBe('http://example.com/%C3%A9/a')
})

test('rules resolve as normalize does', () => {
  expect(keyOf('../b?utm_source=x', 'crawler', { base })).toBe('http://example.com/b')
  const own = ruleMethod(['remove-query'], { base })
  expect(equal('../b?c', 'http://example.com/b', own)).toBe(true)
  expect(() => keyOf('b', presets['iipc-semantic'], { base })).toThrow('would have no effect')
})

test('compare resolves for the methods that take a base, and for no others', () => {
  const asked = ['whatwg', 'string-code-point', 'crawler', 'string-after-resolution']
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
  const found = []
  for await (const { count } of groupLines(lines, 'whatwg', { options: { base } }))
    found.push(count)
  expect(found).toEqual([2])
})
