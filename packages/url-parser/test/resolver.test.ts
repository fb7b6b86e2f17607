import { createResolver, parseUrl } from '@waymark/url-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { baseText, urlText } from './arbitraries.ts'

test('a reference resolves as `parseUrl` resolves it, against a string and a record', () => {
  fc.assert(
    fc.property(urlText, baseText, (input, base) => {
      const expected = parseUrl(input, { base })?.href ?? null
      expect(createResolver(base)?.(input)?.href ?? null).toBe(expected)
      const record = parseUrl(base)
      if (record !== null) expect(createResolver(record)?.(input)?.href ?? null).toBe(expected)
    }),
    { numRuns: runs(2000) },
  )
})

test('two resolvers do not disturb each other', () => {
  const [one, other] = [createResolver('https://a.example/b/')!, createResolver('file:///c/')!]
  expect(['x', '../y'].map((path) => [one(path)?.href, other(path)?.href])).toEqual([
    ['https://a.example/b/x', 'file:///c/x'],
    ['https://a.example/y', 'file:///y'],
  ])
})
