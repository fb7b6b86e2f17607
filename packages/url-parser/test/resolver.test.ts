import { createResolver, parseUrl, type UrlRecord } from '@waymark/url-parser'
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

test('a reference takes nothing from what was parsed before it', () => {
  const resolve = createResolver('https://u:p@a.example:8443/b/c?d#e')!
  const parts = ({ scheme, username, port, path, query }: UrlRecord) => [
    scheme,
    username,
    port,
    path,
    query,
  ]
  for (const before of ['ftp://x/', 'x:y', 'wss://longer.example/', 'file:///z']) {
    for (const reference of ['f', './f', '../f', '/f', '?f', '#f', '//g.example/f']) {
      parseUrl(before)
      const url = resolve(reference)!
      expect(parts(url), `${reference} after ${before}`).toEqual(parts(parseUrl(url.href)!))
    }
  }
})
