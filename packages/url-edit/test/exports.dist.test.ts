import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

test('the built package exports exactly the documented names', async () => {
  const entry = '@waymark/url-edit'
  const expected = [
    'FilePathError',
    'appendSegments',
    'editUrl',
    'filePathToUrl',
    'relativize',
    'urlToFilePath',
    'withQueryPairs',
  ]
  expect(import.meta.resolve(entry)).toMatch(/\/dist\/index\.js$/)
  expect(Object.keys(await import(entry)).sort()).toEqual(expected)
  expect(Object.keys(createRequire(import.meta.url)(entry)).sort()).toEqual(expected)
})
