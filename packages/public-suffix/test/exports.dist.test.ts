import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

test.each([
  [
    '@waymark/public-suffix',
    /\/dist\/index\.js$/,
    [
      'LIST_VERSION',
      'PUBLIC_SUFFIX_LIST',
      'builtInList',
      'getPublicSuffix',
      'getRegistrableDomain',
      'isSameSite',
    ],
  ],
  [
    '@waymark/public-suffix/list',
    /\/dist\/list\.js$/,
    ['PublicSuffixListError', 'compactPublicSuffixList', 'createPublicSuffixList'],
  ],
  ['@waymark/public-suffix/problems', /\/dist\/problems\.js$/, ['problems']],
])('the built %s exports exactly the documented names', async (entry, file, names) => {
  expect(import.meta.resolve(entry)).toMatch(file)
  expect(Object.keys(await import(entry)).sort()).toEqual(names)
  expect(Object.keys(createRequire(import.meta.url)(entry)).sort()).toEqual(names)
})
