import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const names = [
  'InputTooLongError',
  'basicUrlParse',
  'canParse',
  'cannotHaveUsernamePasswordPort',
  'createResolver',
  'defaultPort',
  'findScheme',
  'getOrigin',
  'includesCredentials',
  'isSpecial',
  'isSpecialScheme',
  'isValidUrlString',
  'parseUrl',
  'readUrl',
  'serializeOrigin',
  'serializePath',
  'serializeUrl',
  'urlEquals',
]

test.each([
  ['@waymark/url-parser', names],
  ['@waymark/url-parser/ascii', names],
])('the built %s exports exactly the documented names', async (entry, expected) => {
  expect(import.meta.resolve(entry)).toMatch(/\/dist\/[a-z-]+\.js$/)
  expect(Object.keys(await import(entry)).sort()).toEqual(expected)
  expect(Object.keys(createRequire(import.meta.url)(entry)).sort()).toEqual(expected)
})
