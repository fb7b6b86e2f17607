import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

test.each([
  ['@waymark/idna', /dist\/index\.js$/, ['UNICODE_VERSION', 'toAscii', 'toUnicode']],
  ['@waymark/idna/nfc', /dist\/nfc\.js$/, ['canonicalDecomposition', 'toNfc']],
  ['@waymark/idna/punycode', /dist\/punycode\.js$/, ['decode', 'encode']],
] as const)('the built %s exports exactly the documented names', async (specifier, file, names) => {
  expect(import.meta.resolve(specifier)).toMatch(file)
  expect(Object.keys(await import(specifier)).sort()).toEqual(names)
  expect(Object.keys(createRequire(import.meta.url)(specifier)).sort()).toEqual(names)
})
